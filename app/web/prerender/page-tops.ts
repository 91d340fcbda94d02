/** How each page begins, said a second time: the build draws it before the page's own code has come. Tests compare both. */

import {
  AudioLines,
  BookOpen,
  CalendarDays,
  Clapperboard,
  CreditCard,
  FolderOpen,
  Image,
  LayoutTemplate,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  MicVocal,
  Music,
  NotebookPen,
  PersonStanding,
  Settings,
  Shapes,
  Share2,
  ShieldCheck,
  Stamp,
  Video,
  WandSparkles,
} from 'lucide-react';
import type { FramedPath } from '#app/pages.ts';

interface PageTop {
  lead: string;
  icon: LucideIcon;
}

/** The dashboard greets by name and has a top of its own. */
export const PAGE_TOPS: Record<Exclude<FramedPath, '/' | '/home'>, PageTop> = {
  '/ai-image-generator': { lead: 'Describe a picture, choose an art style, and see it made.', icon: Image },
  '/avatar-creator': {
    lead: 'Create characters, customize them, make them move and speak, and put them in stories.',
    icon: PersonStanding,
  },
  '/video-maker': { lead: 'Choose a template, make it yours, and see your video right away.', icon: Video },
  '/speech-tools': { lead: 'Turn text into natural speech, and recordings into text.', icon: AudioLines },
  '/task-management': { lead: 'Everything you want to get done, in one list.', icon: ListChecks },
  '/logo-maker': {
    lead: 'Design a logo with a live preview, or a watermark, and put it on your photos.',
    icon: Shapes,
  },
  '/cover-song-maker': {
    lead: 'Turn a song into a personal music video: your face, your stage, singing and dancing on the beat.',
    icon: MicVocal,
  },
  '/song-generator': {
    lead: 'Turn words and a style into a song that is sung, with stems and score.',
    icon: Music,
  },
  '/help': { lead: 'How things are done here, and a way to whoever runs this installation.', icon: LifeBuoy },
  '/book-creator': {
    lead: 'Turn a sentence or your own text into a book with pictures.',
    icon: BookOpen,
  },
  '/movie-maker': {
    lead: 'Turn a script or a sentence into a film that your characters play.',
    icon: Clapperboard,
  },
  '/template-maker': {
    lead: 'Turn what you made into a template, and fill it in by a form or a table.',
    icon: Stamp,
  },
  '/photo-editor': {
    lead: 'Crop, retouch, cut out and enlarge. Every save is a new version.',
    icon: WandSparkles,
  },
  '/design-studio': {
    lead: 'Posts, flyers, cards and thumbnails, finished in minutes.',
    icon: LayoutTemplate,
  },
  '/campaigns': {
    lead: 'One sentence becomes posts, films, a flyer and captions that stay in step.',
    icon: Megaphone,
  },
  '/marketing-videos': {
    lead: 'Choose a recipe, fill in your offer, and go on in the Video Maker.',
    icon: Megaphone,
  },
  '/instagram-tools': {
    lead: 'Posts, carousels, your grid and reel covers, in the sizes that Instagram shows.',
    icon: Share2,
  },
  '/facebook-tools': {
    lead: 'Posts, albums, link cards and event covers, in the sizes that Facebook shows.',
    icon: MessagesSquare,
  },
  '/calendar': {
    lead: 'Posts, mails and tasks on one calendar, with the days that are worth a campaign.',
    icon: CalendarDays,
  },
  '/notes': {
    lead: 'Write notes with pictures, films and tasks, and link them to each other.',
    icon: NotebookPen,
  },
  '/email-campaigns': {
    lead: 'Mails in the look of your brand, to people who asked for them.',
    icon: Mail,
  },
  '/library': { lead: 'Everything you made or uploaded, in one place.', icon: FolderOpen },
  '/subscription': { lead: 'Your plan, this month’s usage, and other plans.', icon: CreditCard },
  '/security': { lead: 'How you sign in, and where you’re signed in.', icon: ShieldCheck },
  '/settings': { lead: 'Everything about your account, on one page.', icon: Settings },
  '/admin': { lead: 'People, reports, settings and email for this installation.', icon: ShieldCheck },
};
