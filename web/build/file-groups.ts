/** What the files are called that a few pages share. */
export const SHARED = 'shared';

/** What opens over a page. Nothing of it is sent to who only reads or signs in. */
const OVERLAYS =
  /floating-ui|remove-scroll|@mantine.(?:core.esm.(?:utils.Floating|components.(?:Combobox|Drawer|Floating|Menu|Modal|Native|Overlay|Popover|ScrollArea|Select|Table|Tooltip))|hooks.esm.use-(?:click-outside|long-press))/;

/** Of it, what most pages with a clock or a question before an act have. */
const DIALOGS = /remove-scroll|@mantine.core.esm.components.(?:Drawer|Modal|Overlay)/;

/** Large, and each for few pages: they stay files of their own. */
const LARGE =
  /node_modules.(?:slate|is-hotkey|@nivo|d3-|@react-spring|lodash|@dnd-kit|is-plain-object|direction|compute-scroll-into-view|scroll-into-view-if-needed|tiny-invariant|dompurify|@juggle|qrcode|react-number-format|@mantine.core.esm.components.(?:NumberInput|Pagination))|web.rich-text|chart/;

/**
 * Small parts of pages that need no other file, and the styles of all parts: each would be a file of some hundred bytes. Two of joining
 * would else come with what other pages need of Mantine.
 */
const PLAIN_PARTS =
  /web.(?:features.group-practice.join\.module\.css|ui.(?:[\w-]+\.module\.css|bars-height\.ts|(?:empty-state|progress-bar|pulsing-dots|role-mark|lead-on|skeleton-list|switch)\.tsx))/;

/**
 * Which modules come in one file. By itself Rolldown makes one for every set of pages that share something: sixty files for
 * the examiner's page, most of them smaller than the headers that ask for them. Here it is what every page needs, what most
 * pages are made of, what opens over them, and the icons; of the rest, what the same pages share comes together, and what is
 * tiny goes along with what nearly the same pages share. With a larger threshold files come to need each other in a circle.
 */
export const fileGroups = [
  { name: 'base', tags: ['$initial' as const], priority: 4 },
  // What Mantine's components are made of, and what stands above them. Before what uses them.
  { name: 'mantine', test: /@mantine.core.esm.core|web.ui.mantine/, minShareCount: 4, priority: 3.9 },
  {
    name: 'parts',
    test: (id: string) => /node_modules.@mantine/.test(id) && !OVERLAYS.test(id),
    minShareCount: 20,
    priority: 3.8,
  },
  // Otherwise hints come in one file with what drags things, to pages where nothing is dragged.
  // Bookmarks and votes are on most pages that have hints.
  {
    name: 'hint',
    test: /web.(?:ui.hint|parts.acts.(?:use-(?:bookmarks|votes)|bookmark-toggle|vote-buttons))\.(?:tsx?|module)/,
    priority: 3.5,
  },
  // Otherwise they come in one file with fields of Mantine, to the page of a running quiz, which has none.
  { name: 'names', test: /web.(?:features.quizzes.names|ui.quiz-title)\.ts/, priority: 3 },
  // The same of the lobby, of pages that save a file, and of pages that need no more of Mantine than to open and close something.
  {
    name: 'small',
    test: /web.(?:ui.(?:confirm-button|save-file)|core.public-origin)\.tsx?|use-disclosure|IconUserMinus/,
    minShareCount: 2,
    priority: 3.85,
    includeDependenciesRecursively: false,
  },
  // The pages of lists, which need Mantine; otherwise they come in one file with a small contract, to the start page.
  { name: 'pages', test: /web.ui.pages\.tsx/, priority: 3, includeDependenciesRecursively: false },
  { name: 'ui', test: PLAIN_PARTS, minShareCount: 2, priority: 3 },
  { name: 'contracts', test: /domain.[\w-]+.(?:[\w-]+.)*(?:[\w-]+-)?contract\.ts/, minShareCount: 10, priority: 3 },
  { name: 'dialogs', test: DIALOGS, minShareCount: 4, priority: 2.5 },
  { name: 'overlays', test: OVERLAYS, minShareCount: 4, priority: 2 },
  { name: 'icons', test: /@tabler/, minShareCount: 4, priority: 1 },
  {
    name: SHARED,
    test: (id: string) => !LARGE.test(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_400,
    priority: 0,
  },
];
