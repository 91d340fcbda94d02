/** A PDF with one page that is one picture: five objects and a table of where they begin. */

export interface PdfPicture {
  jpeg: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** Points; the width of A4. Long pages stay one page, as long as they need to be. */
const PAGE_WIDTH = 595.28;

export function pdfPage({ jpeg, width, height }: PdfPicture, title: string): Buffer {
  const pageHeight = (PAGE_WIDTH * height) / width;
  const [w, h] = [PAGE_WIDTH.toFixed(2), pageHeight.toFixed(2)];
  const content = `q ${w} 0 0 ${h} 0 0 cm /Picture Do Q`;
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Resources << /XObject << /Picture 5 0 R >> >> /Contents 4 0 R >>`,
    ),
    stream('', Buffer.from(content)),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
      jpeg,
    ),
    Buffer.from(`<< /Title ${hexText(title)} /Producer (Atelier) >>`),
  ];
  const pieces = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const begins: number[] = [];
  let at = pieces[0]!.length;
  for (const [i, object] of objects.entries()) {
    begins.push(at);
    const piece = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    pieces.push(piece);
    at += piece.length;
  }
  const entries = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`).join('');
  pieces.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}

const stream = (head: string, body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${head}/Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);

/** Any language: big-endian UTF-16 with its mark. */
const hexText = (text: string): string =>
  `<feff${[...Array(text.length).keys()].map((i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('')}>`;
