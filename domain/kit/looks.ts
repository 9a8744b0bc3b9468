/** The colours of a quiz, a deck and a section of the notebook, by name (spec 2 §9: 14 colours). Runs in the browser too. */
export const LOOK_COLOURS = [
  'slate',
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'emerald',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'pink',
  'brown',
] as const;
/** Their icons, by name. */
export const LOOK_ICONS = [
  'stethoscope',
  'heart',
  'lungs',
  'brain',
  'bone',
  'eye',
  'pill',
  'syringe',
  'microscope',
  'baby',
  'droplet',
  'ambulance',
  'book',
  'star',
] as const;
