/** The one list of pages: the router shows them, the server answers their paths, navigation and titles name them. */

export interface Page {
  path: string;
  title: string;
  /** One sentence of what a person does here. */
  summary: string;
  /** 'visitor': anybody; 'user': signed in; 'admin': signed in with that role. */
  access: 'visitor' | 'user' | 'admin';
  /** Shown while it is found out who is there. */
  loading?: string;
  /** What stands behind a further slash is one of its things: `/notes/:id`. */
  hasThings?: true;
}

export const PRODUCT_NAME = 'Atelier';

export const SIGN_IN_PAGE: Page = {
  path: '/api/login',
  title: 'Sign in',
  summary: 'Sign in or create an account.',
  access: 'visitor',
};

export const RESET_PASSWORD_PAGE: Page = {
  path: '/reset-password',
  title: 'Set a new password',
  summary: 'Get a link by mail and set a new password.',
  access: 'visitor',
};

export const CONFIRM_EMAIL_PAGE: Page = {
  path: '/confirm-email',
  title: 'Confirm your new email',
  summary: 'Confirm a new email address.',
  access: 'visitor',
};

export const VERIFY_PAGE: Page = {
  path: '/verify',
  title: 'Check a file',
  summary: 'See where a file says it comes from, and whether that holds.',
  access: 'visitor',
};

/** Pages for anybody, outside of the frame; the sign-in page itself has a route of its own. */
export const VISITOR_PAGES: readonly Page[] = [RESET_PASSWORD_PAGE, CONFIRM_EMAIL_PAGE, VERIFY_PAGE];

const WORKSPACE_LOADING = 'Loading your creative workspace...';

export const PAGES: readonly Page[] = [
  {
    path: '/',
    title: 'Dashboard',
    summary: 'Your tools, projects and tasks at a glance.',
    access: 'visitor',
    loading: WORKSPACE_LOADING,
  },
  {
    path: '/home',
    title: 'Dashboard',
    summary: 'Your tools, projects and tasks at a glance.',
    access: 'user',
    loading: WORKSPACE_LOADING,
  },
  {
    path: '/ai-image-generator',
    title: 'AI Image Generator',
    summary: 'Describe a picture, choose an art style and get an image to download.',
    access: 'user',
  },
  {
    path: '/avatar-creator',
    title: '3D Avatar & Character Creator',
    summary: 'Create cartoon, anime or realistic characters, animate them and put them into scenes.',
    access: 'user',
  },
  {
    path: '/video-maker',
    title: 'AI Video Maker',
    summary: 'Turn a template, your media, text and music into a finished video.',
    access: 'user',
  },
  {
    path: '/speech-tools',
    title: 'AI Speech Tools',
    summary: 'Turn text into natural speech, and recordings into text.',
    access: 'user',
  },
  {
    path: '/task-management',
    title: 'Task Management',
    summary: 'Plan what is to be done, with categories and due dates.',
    access: 'user',
    loading: 'Loading your tasks...',
  },
  {
    path: '/logo-maker',
    title: 'Logo & Watermark Maker',
    summary: 'Design animated logos and watermarks with a live preview.',
    access: 'user',
  },
  {
    path: '/cover-song-maker',
    title: 'Cover Song Maker',
    summary: 'Build a personal cover music video from a song link, your face and a scene.',
    access: 'user',
  },
  {
    path: '/song-generator',
    title: 'AI Song Generator',
    summary: 'Turn words and a style into a song that is sung, with stems and score.',
    access: 'user',
  },
  {
    path: '/movie-maker',
    title: 'AI Movie Maker',
    summary: 'Turn a script or a sentence into a film that your characters play.',
    access: 'user',
  },
  {
    path: '/book-creator',
    title: 'Book Creator',
    summary: 'Turn a sentence or your own text into a book with pictures, ready to print and to read.',
    access: 'user',
  },
  {
    path: '/help',
    title: 'Help & Support',
    summary: 'How things are done, and a way to whoever runs this installation.',
    access: 'user',
  },
  {
    path: '/photo-editor',
    title: 'Photo Editor',
    summary: 'Crop, retouch, cut out and enlarge any picture.',
    access: 'user',
  },
  {
    path: '/design-studio',
    title: 'Design Studio',
    summary: 'Design posts, thumbnails, flyers and cards from a sentence or a template.',
    access: 'user',
  },
  {
    path: '/campaigns',
    title: 'Campaigns',
    summary: 'Make posts, films, a flyer and captions from one sentence, and keep them in step.',
    access: 'user',
  },
  {
    path: '/marketing-videos',
    title: 'Marketing Videos',
    summary: 'Forty recipes for adverts by trade and occasion, opened in the video maker.',
    access: 'user',
  },
  {
    path: '/instagram-tools',
    title: 'Instagram Tools',
    summary: 'Make posts, stories, carousels and reel covers in the sizes of Instagram, and see your grid.',
    access: 'user',
  },
  {
    path: '/facebook-tools',
    title: 'Facebook Tools',
    summary: 'Make posts, albums, link cards and event covers in the sizes of Facebook.',
    access: 'user',
  },
  {
    path: '/template-maker',
    title: 'Template Maker',
    summary: 'Turn what you made into templates, and fill them in by a form or a table.',
    access: 'user',
  },
  {
    path: '/calendar',
    title: 'Calendar & Planners',
    summary: 'See posts, mails and tasks on one calendar, with holidays and days that are worth a campaign.',
    access: 'user',
  },
  {
    path: '/notes',
    title: 'Notes',
    summary: 'Write notes with pictures, films and tasks, and link them to each other.',
    access: 'user',
    hasThings: true,
  },
  {
    path: '/email-campaigns',
    title: 'Email Campaigns',
    summary: 'Write mails in the look of your brand, send them to people who agreed, and make landing pages.',
    access: 'user',
  },
  {
    path: '/library',
    title: 'Library',
    summary: 'Find everything you made or uploaded, send it on, share it.',
    access: 'user',
  },
  {
    path: '/subscription',
    title: 'Subscription Management',
    summary: 'See your plan, what you have used this month, and change the plan.',
    access: 'user',
  },
  {
    path: '/security',
    title: 'Security',
    summary: 'See and change how you sign in, and where you are signed in.',
    access: 'user',
  },
  {
    path: '/settings',
    title: 'Settings',
    summary: 'Change everything about your account, from your name to keys, export and leaving.',
    access: 'user',
  },
  {
    path: '/admin',
    title: 'Admin Dashboard',
    summary: 'Manage people, reports, settings and e-mail of this installation.',
    access: 'admin',
  },
];

/** The page behind a path; a slash at the end makes no difference. */
export function pageAt(path: string): Page | undefined {
  const place = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return PAGES.find(
    (page) =>
      page.path === place ||
      (page.hasThings &&
        place.startsWith(`${page.path}/`) &&
        !place.slice(page.path.length + 1).includes('/')),
  );
}

/** As the server answers them. */
export const servedPaths = ({ path, hasThings }: Page): string[] =>
  hasThings ? [path, `${path}/:thing`] : [path];

export const documentTitle = (title: string | undefined): string =>
  title ? `${title} · ${PRODUCT_NAME}` : `${PRODUCT_NAME}: the AI creative suite`;

/** In which module each page inside the frame lives: the router fetches it, the build hints at it in the page itself. */
export const PAGE_MODULES = {
  '/': 'features/dashboard/client/dashboard-page.tsx',
  '/home': 'features/dashboard/client/dashboard-page.tsx',
  '/ai-image-generator': 'features/image/client/image-page.tsx',
  '/avatar-creator': 'features/avatar/client/avatar-page.tsx',
  '/video-maker': 'features/video/client/video-page.tsx',
  '/speech-tools': 'features/speech/client/speech-page.tsx',
  '/task-management': 'features/tasks/client/task-page.tsx',
  '/logo-maker': 'features/logo/client/logo-page.tsx',
  '/cover-song-maker': 'features/cover-song/client/cover-song-page.tsx',
  '/song-generator': 'features/song/client/song-page.tsx',
  '/movie-maker': 'features/movie/client/movie-page.tsx',
  '/book-creator': 'features/book/client/book-page.tsx',
  '/help': 'features/help/client/help-page.tsx',
  '/photo-editor': 'features/photo/client/photo-page.tsx',
  '/design-studio': 'features/design/client/design-page.tsx',
  '/campaigns': 'features/campaign/client/campaign-page.tsx',
  '/marketing-videos': 'features/campaign/client/recipes/recipe-page.tsx',
  '/instagram-tools': 'features/campaign/client/social/instagram-page.tsx',
  '/facebook-tools': 'features/campaign/client/social/facebook-page.tsx',
  '/template-maker': 'features/template/client/template-page.tsx',
  '/calendar': 'features/calendar/client/calendar-page.tsx',
  '/notes': 'features/notes/client/notes-page.tsx',
  '/email-campaigns': 'features/mailing/client/mailing-page.tsx',
  '/library': 'features/library/client/library-page.tsx',
  '/subscription': 'features/subscription/client/subscription-page.tsx',
  '/security': 'features/account/client/security/security-page.tsx',
  '/settings': 'features/account/client/settings/settings-page.tsx',
  '/admin': 'features/admin/client/admin-page.tsx',
} as const satisfies Record<string, string>;

export type FramedPath = keyof typeof PAGE_MODULES;

export const LANDING_MODULE = 'features/landing/client/landing-page.tsx';
