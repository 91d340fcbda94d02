/** The frame of every e-mail: gradient header, card, footer; and the parts that templates fill it with. */

import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { LinkTo } from '../links.ts';
import { DARK_CSS, styles } from './styles.ts';

interface LayoutProps {
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  link: LinkTo;
  /** Why this mail came, in the footer. */
  reason: string;
}

export function layout(
  { preview, heading, link, reason }: LayoutProps,
  ...content: ReactNode[]
): ReactElement {
  const home = link('/');
  return h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('title', null, heading),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, DARK_CSS),
    ),
    h(Preview, null, preview),
    h(
      Body,
      { style: styles.body, className: 'm-page' },
      // Body puts its style on a cell that takes no class: this section covers it, for the dark colours.
      h(
        Section,
        { style: styles.page, className: 'm-page' },
        h(
          Container,
          { style: styles.container },
          h(Section, { style: styles.card, className: 'm-card' }, header(home), body(heading, content)),
          h(
            Text,
            { style: styles.footer, className: 'm-muted' },
            `${reason} `,
            h(Link, { href: home, style: styles.footerLink, className: 'm-muted' }, new URL(home).host),
          ),
        ),
      ),
    ),
  );
}

const header = (home: string) =>
  h(
    Section,
    { style: styles.header, className: 'm-pad' },
    h(Link, { href: home, style: styles.wordmark }, 'Atelier'),
    h(Text, { style: styles.tagline }, 'Your creative suite'),
  );

const body = (heading: string, content: ReactNode[]) =>
  h(
    Section,
    { style: styles.content, className: 'm-pad' },
    h(Heading, { as: 'h1', style: styles.heading, className: 'm-ink' }, heading),
    ...content,
  );

export const paragraph = (...content: ReactNode[]) =>
  h(Text, { style: styles.text, className: 'm-ink' }, ...content);

export const button = (label: string, href: string) => h(Button, { href, style: styles.button }, label);

/** Rows with a line between them. */
export const panel = (...rows: ReactNode[]) =>
  h(
    Section,
    { style: styles.panel, className: 'm-panel' },
    ...rows.map((row, i) =>
      h(Section, { key: i, style: i === 0 ? styles.row : styles.rowBelow, className: 'm-line' }, row),
    ),
  );
