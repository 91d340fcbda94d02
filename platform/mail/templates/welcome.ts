/** The first e-mail of an account: what one can do here, and one click to begin. */

import { Link, Text } from '@react-email/components';
import { createElement as h } from 'react';
import { button, layout, panel, paragraph } from './layout.ts';
import { styles } from './styles.ts';
import type { Template } from './template.ts';

const TOOLS = [
  {
    path: '/ai-image-generator',
    name: 'Image generator',
    what: 'Describe a picture, choose a style, and have it.',
  },
  { path: '/avatar-creator', name: 'Avatar creator', what: 'Characters with a face, a wardrobe and moves.' },
  { path: '/video-maker', name: 'Video maker', what: 'Turn an idea and your media into a finished clip.' },
  { path: '/speech-tools', name: 'Speech tools', what: 'Text that speaks, and recordings that become text.' },
];

export const welcome: Template<unknown> = (_facts, { link, greeting }) => ({
  subject: 'Welcome to Atelier',
  element: layout(
    {
      preview: 'Your workspace is ready. Here is a good place to begin.',
      heading: `Welcome, ${greeting}!`,
      link,
      reason: 'You receive this because an account was made with this address at',
    },
    paragraph(
      'Your creative workspace is ready. Images, avatars, videos, speech and logos, all in one place.',
    ),
    panel(
      ...TOOLS.map(({ path, name, what }) => [
        h(Link, { key: 'name', href: link(path), style: styles.link, className: 'm-link' }, name),
        h(Text, { key: 'what', style: styles.muted, className: 'm-muted' }, what),
      ]),
    ),
    button('Open your workspace', link('/home')),
  ),
});
