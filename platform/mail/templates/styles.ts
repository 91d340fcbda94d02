/** The product's look in the dialect that mail programs understand: inline styles and plain hex colours. */

import type { CSSProperties } from 'react';

const FONT = "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const PAGE = '#f5f4fa';
const INK = '#1e1b2e';
const MUTED = '#5b576e';
const ACCENT = '#6d28d9';

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: PAGE, fontFamily: FONT },
  page: { padding: '32px 12px', backgroundColor: PAGE },
  container: { width: '100%', maxWidth: 560, margin: '0 auto' },
  card: { backgroundColor: '#ffffff', border: '1px solid #e5e2f0', borderRadius: 16, overflow: 'hidden' },
  // The plain colour is for mail programs that know no gradients.
  header: {
    backgroundColor: '#6d28d9',
    backgroundImage: 'linear-gradient(120deg, #7c3aed, #2563eb)',
    padding: '28px 36px',
    borderRadius: '15px 15px 0 0',
  },
  wordmark: {
    margin: 0,
    color: '#ffffff',
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 700,
    letterSpacing: '-0.3px',
  },
  tagline: { margin: '2px 0 0', color: '#f1edff', fontSize: 13, lineHeight: '18px' },
  content: { padding: '36px 36px 40px' },
  heading: {
    margin: '0 0 16px',
    color: INK,
    fontSize: 26,
    lineHeight: '34px',
    fontWeight: 700,
    letterSpacing: '-0.5px',
  },
  text: { margin: '0 0 16px', color: INK, fontSize: 16, lineHeight: '26px' },
  muted: { margin: '4px 0 0', color: MUTED, fontSize: 14, lineHeight: '21px' },
  button: {
    display: 'inline-block',
    marginTop: 12,
    padding: '13px 26px',
    borderRadius: 10,
    backgroundColor: ACCENT,
    backgroundImage: 'linear-gradient(120deg, #7c3aed, #2563eb)',
    color: '#ffffff',
    fontSize: 16,
    lineHeight: '22px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  panel: {
    margin: '8px 0 20px',
    padding: '4px 22px',
    border: '1px solid #e5e2f0',
    borderRadius: 12,
    backgroundColor: '#faf9fd',
  },
  row: { padding: '14px 0' },
  rowBelow: { padding: '14px 0', borderTop: '1px solid #e5e2f0' },
  link: { color: ACCENT, fontSize: 16, lineHeight: '24px', fontWeight: 600, textDecoration: 'none' },
  label: { margin: 0, color: MUTED, fontSize: 14, lineHeight: '22px' },
  value: { margin: 0, color: INK, fontSize: 15, lineHeight: '22px', fontWeight: 600, textAlign: 'right' },
  footer: { margin: '20px 24px 0', color: MUTED, fontSize: 13, lineHeight: '20px', textAlign: 'center' },
  footerLink: { color: MUTED, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/** Classes name the roles whose colours change in the dark; inline styles need !important to give way. */
export const DARK_CSS = `
@media (prefers-color-scheme: dark) {
  .m-page { background-color: #12101c !important; }
  .m-card { background-color: #1c1929 !important; border-color: #353047 !important; }
  .m-panel { background-color: #231f33 !important; border-color: #353047 !important; }
  .m-line { border-color: #353047 !important; }
  .m-ink { color: #f4f2fb !important; }
  .m-muted { color: #b8b3cb !important; }
  .m-link { color: #c4b5fd !important; }
}
@media (max-width: 480px) {
  .m-pad { padding-left: 24px !important; padding-right: 24px !important; }
}`;
