import type { SectionForm } from '../section-body';
import { type ChangeName, COMPARED_FIELDS, type ComparedField } from './change-name';
import { changesIn, takeChanges, type TextChange, textDiff } from './text-diff';

type Compared = Pick<SectionForm, 'title' | 'focus_id' | 'section_colour' | 'section_icon' | 'text' | 'sources'>;

export interface SectionDiff {
  fields: ComparedField[];
  text: TextChange[];
  /** Everything that can be taken or left by itself, in the order of reading. */
  names: ChangeName[];
}

const sourcesOf = ({ sources }: Compared): string =>
  JSON.stringify(sources.map(({ title, publisher, year, url }) => [title, publisher, year, url]));

/** How one text of a section became another. Both texts are clean HTML. */
export function sectionDiff(before: Compared, after: Compared): SectionDiff {
  const differs: Record<ComparedField, boolean> = {
    title: before.title !== after.title,
    focus: before.focus_id !== after.focus_id,
    look: before.section_colour !== after.section_colour || before.section_icon !== after.section_icon,
    sources: sourcesOf(before) !== sourcesOf(after),
  };
  const fields = COMPARED_FIELDS.filter((field) => differs[field]);
  const text = textDiff(before.text, after.text);
  return { fields, text, names: [...fields, ...changesIn(text).map((id): ChangeName => `text-${id}`)] };
}

/** The section with every change but those that are left out. Its text is made of blocks of both, and is not cleaned yet. */
export function takeSection<S extends Compared>(before: S, after: S, leftOut: ReadonlySet<string>): S {
  const { text } = sectionDiff(before, after);
  const from = (field: ComparedField): S => (leftOut.has(field) ? before : after);
  const left = new Set(changesIn(text).filter((id) => leftOut.has(`text-${id}`)));
  const { section_colour, section_icon } = from('look');
  return {
    ...after,
    title: from('title').title,
    focus_id: from('focus').focus_id,
    section_colour,
    section_icon,
    sources: from('sources').sources,
    text: takeChanges(text, left),
  };
}
