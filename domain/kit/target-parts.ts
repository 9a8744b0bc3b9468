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
