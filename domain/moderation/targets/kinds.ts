/** What is moderated. A virtual patient is its station. Runs in the browser too. */
export const TARGET_KINDS = [
  'question',
  'flashcard',
  'comment',
  'station',
  'topic',
  'guide',
  'section',
  'deck',
  'person',
  'event',
  'class',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** The parts of a thing that a moderator reads, in their order; named `moderation.part.<part>`. */
export const TARGET_PARTS = [
  'text',
  'front',
  'back',
  'options',
  'explanation',
  'about',
  'section',
  'instructions',
] as const;
export type TargetPart = (typeof TARGET_PARTS)[number];
