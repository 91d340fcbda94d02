/** What help knows: tasks step by step, questions with answers, and keys. All of it is on the page, so that it works without a network. */

import {
  BadgeCheck,
  BookOpen,
  Clapperboard,
  Film,
  FolderOpen,
  Image,
  LayoutTemplate,
  type LucideIcon,
  Megaphone,
  Music,
  NotebookPen,
  PenTool,
  PersonStanding,
  Stamp,
  Volume2,
  WandSparkles,
} from 'lucide-react';
import { msg } from '#common/texts.ts';

export interface Topic {
  id: string;
  icon: LucideIcon;
  title: string;
  /** Where it is done; other pages that it explains as well. */
  path: string;
  also?: readonly string[];
  steps: readonly string[];
  /** Taken of the running product. */
  picture?: string;
}

const shot = (name: string): string => SHOTS[`../../../docs/screenshots/${name}.png`] ?? '';
const SHOTS = import.meta.glob<string>(
  '../../../docs/screenshots/{images,characters,videos,movies,covers,speech,logos,designs,photo-editor,campaigns,books,notes,templates,library}.png',
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
);

export const TOPICS: readonly Topic[] = [
  {
    id: 'picture',
    icon: Image,
    title: msg('Make a picture'),
    path: '/ai-image-generator',
    picture: shot('images'),
    steps: [
      msg('Say in a sentence what is to be seen: who, doing what, where, at what time of day.'),
      msg('Choose a style and a size, then press Generate Image.'),
      msg(
        'Look at “Drawn” and “Not shown” below the picture: they say what was understood. Change a word and try again.',
      ),
      msg('Every picture is kept in your library. “Send to…” opens it in another tool.'),
    ],
  },
  {
    id: 'character',
    icon: PersonStanding,
    title: msg('Make a character that speaks'),
    path: '/avatar-creator',
    picture: shot('characters'),
    steps: [
      msg('Describe the character, or choose a template, and press Generate Character.'),
      msg('Change hair, clothes, voice and mood under Customize, then save it.'),
      msg('Let it speak: write a few words and make a film of it.'),
      msg('Put up to three characters into a scene for a comic or a film.'),
    ],
  },
  {
    id: 'video',
    icon: Film,
    title: msg('Make a video'),
    path: '/video-maker',
    also: ['/marketing-videos'],
    picture: shot('videos'),
    steps: [
      msg('Give it a title and describe what it tells: each sentence becomes a scene.'),
      msg('Add pictures and clips of your own, or let them be drawn.'),
      msg('Choose music, a voice and a presenter, and watch the preview.'),
      msg('Make the film. You can go on meanwhile; the bell tells you when it is ready.'),
    ],
  },
  {
    id: 'movie',
    icon: Clapperboard,
    title: msg('Film a script'),
    path: '/movie-maker',
    picture: shot('movies'),
    steps: [
      msg(
        'Write a script, or a sentence that becomes one: a heading for each scene, names above their lines.',
      ),
      msg('Choose who plays whom. Whoever is not chosen is made up from the script.'),
      msg('Make the storyboard first: a picture of every shot with its length.'),
      msg('Make the movie. Change a line or a shot later: only that scene is filmed again.'),
    ],
  },
  {
    id: 'song',
    icon: Music,
    title: msg('Make a song and a music video'),
    path: '/song-generator',
    also: ['/cover-song-maker'],
    picture: shot('covers'),
    steps: [
      msg('Write words, or let them be written from a sentence. Mark parts such as [verse] and [chorus].'),
      msg('Choose a style and a voice, and make the song.'),
      msg('Change a line, a note, the voice or the tempo; the rest stays as it is.'),
      msg('Send it to the Cover Song Maker: one of your characters sings it on stage.'),
    ],
  },
  {
    id: 'speech',
    icon: Volume2,
    title: msg('Turn text into speech, and speech into text'),
    path: '/speech-tools',
    picture: shot('speech'),
    steps: [
      msg('Write or paste a text, choose a language and a voice, and press Generate Speech.'),
      msg('Download it as MP3 or WAV, or send it to a video.'),
      msg('For a transcript, add a recording or record yourself.'),
      msg('Correct words where they stand, and download subtitles.'),
    ],
  },
  {
    id: 'logo',
    icon: PenTool,
    title: msg('Make a logo and protect your photos'),
    path: '/logo-maker',
    picture: shot('logos'),
    steps: [
      msg('Write the name, say what you do, and choose one of the ideas.'),
      msg('Change letters, symbol and colours in the live preview.'),
      msg('Download it as SVG, PNG or an animated film.'),
      msg('Under Watermark Maker, put your mark on many photos at once.'),
    ],
  },
  {
    id: 'design',
    icon: LayoutTemplate,
    title: msg('Design a post, a flyer or a card'),
    path: '/design-studio',
    picture: shot('designs'),
    steps: [
      msg('Begin with a sentence, a template, or an empty page in the format you need.'),
      msg('Click any text or picture to change it. Colours and letters follow your brand.'),
      msg('Bring it into another format: everything is laid out again.'),
      msg('Export it as PNG, PDF for print, SVG or a moving film.'),
    ],
  },
  {
    id: 'template',
    icon: Stamp,
    title: msg('Make a template and fill it in'),
    path: '/template-maker',
    picture: shot('templates'),
    steps: [
      msg('Choose a design, film, mail, campaign or book of yours, there or in its own menu.'),
      msg('Say of each word and picture whether it is a place to fill in, free, or locked.'),
      msg('Fill it in by the form and see what comes of it, or upload a table to make many at once.'),
      msg('Propose it to everybody: an administrator looks at it first.'),
    ],
  },
  {
    id: 'photo',
    icon: WandSparkles,
    title: msg('Improve a photo'),
    path: '/photo-editor',
    picture: shot('photo-editor'),
    steps: [
      msg('Open a photo from your device or your library.'),
      msg('Crop, straighten and choose a filter, or change light and colour yourself.'),
      msg('Remove the background or a thing that is in the way.'),
      msg('Save: every save is a new version, and the original stays.'),
    ],
  },
  {
    id: 'campaign',
    icon: Megaphone,
    title: msg('Plan and send a campaign'),
    path: '/campaigns',
    also: ['/calendar', '/instagram-tools', '/facebook-tools', '/email-campaigns'],
    picture: shot('campaigns'),
    steps: [
      msg(
        'Write one sentence: what is offered, at what price, when and where. Correct the facts that were read.',
      ),
      msg('Posts, films, a flyer and captions are made, each a document of its own tool.'),
      msg('Change a fact: everything that shows it is marked, and made again with one click.'),
      msg('Approve, connect your channels, and choose when each post goes out.'),
    ],
  },
  {
    id: 'book',
    icon: BookOpen,
    title: msg('Make a book'),
    path: '/book-creator',
    picture: shot('books'),
    steps: [
      msg('Say in a sentence what it is about, or bring your own text.'),
      msg('Choose the kind: picture book, recipes, comic or guide. Your own characters can play in it.'),
      msg('Change words and pictures page by page; only what changed is made again.'),
      msg('Take it along as EPUB or as PDF for print, have it read aloud, or share it to leaf through.'),
    ],
  },
  {
    id: 'note',
    icon: NotebookPen,
    title: msg('Write notes and find them again'),
    path: '/notes',
    picture: shot('notes'),
    steps: [
      msg('Press New note and write: everything is saved while you type.'),
      msg(
        'Type / for headings, pictures, films, sounds, designs and tasks. Those tasks are the ones of your task list.',
      ),
      msg('Type [[ to link another note. Below a note you see which notes lead to it.'),
      msg('Bring Markdown in, and take one note or all of them along as Markdown.'),
    ],
  },
  {
    id: 'library',
    icon: FolderOpen,
    title: msg('Find, share and download what you made'),
    path: '/library',
    picture: shot('library'),
    steps: [
      msg('Everything is in the library: search by words, or choose a tool or a kind.'),
      msg('Open a thing to download it, see how it was made, or send it to another tool.'),
      msg('Share it by a link, with a password and an end date if you like.'),
      msg('What you delete stays in the bin for 30 days.'),
    ],
  },
  {
    id: 'account',
    icon: BadgeCheck,
    title: msg('Keep your account safe, and take your data along'),
    path: '/settings',
    also: ['/subscription', '/task-management', '/'],
    steps: [
      msg('Open Settings for your profile, the look, the language and what you are told about.'),
      msg('Add a passkey or an authenticator app, and see which devices are signed in.'),
      msg('Export everything you own as one archive, at any time.'),
      msg('Delete your account there; everything that is yours goes with it.'),
    ],
  },
];

export interface Answer {
  question: string;
  answer: string;
}

export const ANSWERS: readonly Answer[] = [
  {
    question: msg('Does it work without the internet?'),
    answer: msg(
      'Yes. Pictures, voices, songs and films are made on the server by built-in engines. Only sending to networks and connected models need the internet.',
    ),
  },
  {
    question: msg('What can the built-in engines not do?'),
    answer: msg(
      'They draw what they know: people, animals, places and thousands of things, but no likeness of a real person, no brands and no text in pictures. For photographs of anything, an administrator can connect a model.',
    ),
  },
  {
    question: msg('How long does it take?'),
    answer: msg(
      'A picture takes seconds, speech about as long as reading it, a song one or two minutes, a minute of film a few minutes. You can go on meanwhile.',
    ),
  },
  {
    question: msg('Which files can I add?'),
    answer: msg(
      'Pictures as JPEG, PNG, WebP, AVIF, GIF or SVG; films as MP4, MOV or WebM; sounds as MP3, WAV, M4A, FLAC or OGG; text as Markdown. From Word (docx) or PDF, copy the text and paste it.',
    ),
  },
  {
    question: msg('Which formats can I download?'),
    answer: msg(
      'Pictures as PNG, JPEG or WebP; designs as PNG, PDF for print, SVG or MP4; films as MP4; sounds as MP3, WAV or FLAC; transcripts as text, SRT or VTT; books as EPUB or PDF; notes as Markdown.',
    ),
  },
  {
    question: msg('May I use what I make for my business?'),
    answer: msg(
      'Yes, what the built-in engines make is yours to use. Each file says inside that it was made with AI, as the law of many countries asks for.',
    ),
  },
  {
    question: msg('What are the limits?'),
    answer: msg(
      'Your plan says how many pictures, films and songs you can make in a month and how much can be kept. The subscription page shows what is used.',
    ),
  },
  {
    question: msg('Something failed. What now?'),
    answer: msg(
      'Nothing is charged for what fails. Read the sentence beside it, try again, and report the problem below if it stays.',
    ),
  },
  {
    question: msg('How do I cancel something that is being made?'),
    answer: msg('Press Cancel beside its progress. What was there before stays as it was.'),
  },
  {
    question: msg('Who can see what I make?'),
    answer: msg('Only you, until you share it by a link or send it somewhere.'),
  },
  {
    question: msg('How do I change the language?'),
    answer: msg('In Settings, under Language. Nine languages are there, for the pages and for voices.'),
  },
  {
    question: msg('How do I change the time zone?'),
    answer: msg(
      'In Settings, under Time zone. Tasks, reminders, the calendar, campaigns and mails go by it; else they go by the clock of your device.',
    ),
  },
  {
    question: msg('Why do my e-mails not arrive?'),
    answer: msg(
      'Email Campaigns shows for each person what became of a mail. Check the domain there (SPF, DKIM, DMARC). Whoever left, or whose address does not exist, is not written to again. An administrator sees in Settings whether a mail server is set up.',
    ),
  },
];

/** What works without any model of somebody else's: its name, what it can do, and what it cannot. */
export const ENGINES: readonly { name: string; can: string; cannot: string }[] = [
  {
    name: msg('Pictures'),
    can: msg(
      'Draws people at work, animals, places and thousands of things, in many styles and in every shape.',
    ),
    cannot: msg('No photographs, no likeness of a real person, no brands.'),
  },
  {
    name: msg('Characters and movies'),
    can: msg(
      'People and animals that look the same in every picture, speak with their own lips, walk and act.',
    ),
    cannot: msg('At most four of them in a movie; no crowds and no fights.'),
  },
  {
    name: msg('Videos'),
    can: msg(
      'Joins your pictures and clips, drawn scenes, words, a voice and music into a film with subtitles.',
    ),
    cannot: msg(
      'Does not invent camera footage: clips are yours, or come from a model that an administrator connects.',
    ),
  },
  {
    name: msg('Songs'),
    can: msg(
      'Writes a melody for your words, sings it with a band, and hands out every voice, the notes and the MIDI file.',
    ),
    cannot: msg('Does not sound like a known singer, and a word in five is hard to make out.'),
  },
  {
    name: msg('Speech and transcripts'),
    can: msg(
      'Reads in nine languages with voices of many kinds, and writes recordings down with the time of every word.',
    ),
    cannot: msg('Does not copy a real voice, and does not tell several speakers apart.'),
  },
  {
    name: msg('Photos'),
    can: msg('Removes backgrounds and things, doubles the size, and improves light and colour.'),
    cannot: msg('Does not paint new things into a photo unless a model is connected.'),
  },
];

export const KEYS: readonly [keys: string, text: string][] = [
  ['Ctrl K', msg('Search tools, settings and things you made')],
  ['Tab', msg('Go to the next control')],
  ['Esc', msg('Close a window or a menu')],
  ['Ctrl Z', msg('Take back the last change in an editor')],
  ['Ctrl ⇧ Z', msg('Bring it back')],
];
