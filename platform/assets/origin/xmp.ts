/** The words about a file's origin as an XMP packet, and read from one that anybody may have written. */

import { type Recipe, type Said, SOURCE_TYPES } from './recipe.ts';

/** Bytes; more is nothing that anybody wrote by hand or we did. */
export const MAX_XMP = 256 * 1024;
const MAX_PROMPT = 4000;
const MAX_READ = 5000;

const toXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no control characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replace(/[&<>"\n\r\t]/g, (sign) => `&#${sign.codePointAt(0)};`);

export function writeXmp({ tool, engine, madeAs, prompt, seed }: Recipe, now = new Date()): string {
  const facts: Record<string, string> = {
    'Iptc4xmpExt:DigitalSourceType': SOURCE_TYPES + madeAs,
    'Iptc4xmpExt:AISystemUsed': engine,
    ...(prompt && { 'Iptc4xmpExt:AIPromptInformation': [...prompt].slice(0, MAX_PROMPT).join('') }),
    'xmp:CreatorTool': 'Atelier',
    'xmp:CreateDate': now.toISOString(),
    'atelier:Tool': tool,
    ...(seed !== undefined && { 'atelier:Seed': String(seed) }),
  };
  const attributes = Object.entries(facts).map(([name, value]) => `  ${name}="${toXml(value)}"`);
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    ' <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    '  xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:atelier="urn:atelier:origin:1"',
    ...attributes,
    ' /></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const fromXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? '';
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? '' : String.fromCodePoint(code);
  });

/** As attribute or as element, by whatever prefix; the first one counts. */
function property(xmp: string, name: string): string | null {
  const found =
    new RegExp(
      `[\\w-]{1,40}:${name}\\s{0,9}=\\s{0,9}(?:"([^"<]{0,${MAX_READ}})"|'([^'<]{0,${MAX_READ}})')`,
    ).exec(xmp) ?? new RegExp(`<[\\w-]{1,40}:${name}>([^<]{0,${MAX_READ}})</`).exec(xmp);
  const text = found?.slice(1).find((one) => one !== undefined);
  return text === undefined ? null : fromXml(text).trim() || null;
}

/** The code alone, of an address of IPTC's vocabulary or of a bare code. */
export const sourceCode = (address: string | null | undefined): string | null =>
  /^(?:https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/)?([A-Za-z]{3,60})$/.exec(
    address ?? '',
  )?.[1] ?? null;

/** Null: the packet has nothing about an origin. */
export function readXmp(packet: string): Said | null {
  const xmp = packet.slice(0, MAX_XMP);
  const said: Said = {
    source: sourceCode(property(xmp, 'DigitalSourceType')),
    software: property(xmp, 'CreatorTool'),
    tool: property(xmp, 'Tool'),
    engine: property(xmp, 'AISystemUsed'),
    prompt: property(xmp, 'AIPromptInformation'),
    seed: property(xmp, 'Seed'),
    madeAt: property(xmp, 'CreateDate'),
  };
  return Object.values(said).some((one) => one !== null) ? said : null;
}
