/** The formats a design can have, in the pixels of its pages; what is printed has 300 of them to an inch. */

export const FORMAT_GROUPS = ['Social', 'Video', 'Print', 'Business'] as const;
export type FormatGroup = (typeof FORMAT_GROUPS)[number];

export interface Format {
  label: string;
  group: FormatGroup;
  width: number;
  height: number;
  /** Pixels to an inch: the size on paper. */
  dpi: number;
  /** Pixels beyond each edge that are cut off after printing. */
  bleed: number;
  /** Pages that templates fill: a card has a front and a back. */
  pages: number;
  /** Pixels from each edge where nothing that matters may stand: covered by an app's buttons, or too near to the cut. */
  safe: { x: number; top: number; bottom: number };
}

const SCREEN_DPI = 96;
const PRINT_DPI = 300;
const mm = (length: number): number => Math.round((length / 25.4) * PRINT_DPI);

const screen = (
  label: string,
  group: FormatGroup,
  width: number,
  height: number,
  safe: Partial<Format['safe']> = {},
): Format => ({
  label,
  group,
  width,
  height,
  dpi: SCREEN_DPI,
  bleed: 0,
  pages: 1,
  safe: {
    x: Math.round(width * 0.04),
    top: Math.round(height * 0.04),
    bottom: Math.round(height * 0.04),
    ...safe,
  },
});

const print = (label: string, group: FormatGroup, width: number, height: number, pages = 1): Format => ({
  label,
  group,
  width: mm(width),
  height: mm(height),
  dpi: PRINT_DPI,
  bleed: mm(3),
  pages,
  safe: { x: mm(5), top: mm(5), bottom: mm(5) },
});

export const FORMATS = {
  'instagram-post': screen('Instagram post', 'Social', 1080, 1350),
  'instagram-square': screen('Square post', 'Social', 1080, 1080),
  'instagram-story': screen('Instagram story', 'Social', 1080, 1920, { top: 250, bottom: 320 }),
  'reel-cover': screen('Reel cover', 'Social', 1080, 1920, { top: 290, bottom: 380 }),
  'tiktok-cover': screen('TikTok cover', 'Social', 1080, 1920, { top: 240, bottom: 400, x: 90 }),
  'facebook-post': screen('Facebook post', 'Social', 1200, 630),
  'facebook-cover': screen('Facebook cover', 'Social', 1640, 624, { x: 120 }),
  'linkedin-post': screen('LinkedIn post', 'Social', 1200, 627),
  'linkedin-banner': screen('LinkedIn banner', 'Social', 1584, 396),
  'x-post': screen('X post', 'Social', 1600, 900),
  'x-header': screen('X header', 'Social', 1500, 500),
  'pinterest-pin': screen('Pinterest pin', 'Social', 1000, 1500),
  'youtube-thumbnail': screen('YouTube thumbnail', 'Video', 1280, 720, { bottom: 40 }),
  // Only the middle is shown on every screen.
  'youtube-channel-art': screen('YouTube channel art', 'Video', 2560, 1440, {
    x: 507,
    top: 508,
    bottom: 509,
  }),
  'presentation-slide': screen('Presentation slide', 'Business', 1920, 1080),
  'email-header': screen('E-mail header', 'Business', 1200, 400),
  quote: screen('Quote', 'Social', 1080, 1080),
  'flyer-a5': print('Flyer A5', 'Print', 148, 210),
  'poster-a3': print('Poster A3', 'Print', 297, 420),
  'business-card': print('Business card', 'Business', 85, 55, 2),
  letterhead: print('Letterhead A4', 'Business', 210, 297),
  menu: print('Menu A4', 'Print', 210, 297),
  'price-list': print('Price list A4', 'Print', 210, 297),
  'opening-hours': print('Opening hours A4', 'Print', 210, 297),
  voucher: print('Voucher', 'Print', 210, 99),
  certificate: print('Certificate A4', 'Print', 297, 210),
  invitation: print('Invitation', 'Print', 148, 148),
  'qr-table-card': print('QR table card', 'Print', 105, 148),
} satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as [FormatName, ...FormatName[]];

/** `custom` has the size of its pages. */
export const CUSTOM_FORMAT = 'custom';

/** Whether a page is made for paper, by its pixels to an inch. */
export const isPrinted = (dpi: number): boolean => dpi >= 150;

/** How large a page is on paper, in millimetres and inches. */
export const paperSize = ({ width, height }: { width: number; height: number }, dpi: number) => ({
  mm: [width, height].map((side) => Math.round((side / dpi) * 25.4)) as [number, number],
  inch: [width, height].map((side) => Math.round((side / dpi) * 100) / 100) as [number, number],
});

export const formatOf = (name: string): Format | undefined =>
  Object.hasOwn(FORMATS, name) ? FORMATS[name as FormatName] : undefined;
