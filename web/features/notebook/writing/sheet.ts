import { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';
import type { SectionForm } from '~/domain/notebook/section-body';
import type { EditorPageData } from './pages';

type Source = SectionForm['sources'][number];
/** A source that keeps its identity over every change. */
export type SourceRow = Source & { readonly key: string };

/** The form as it lies before its author. */
export interface Sheet extends Omit<SectionForm, 'sources'> {
  sources: readonly SourceRow[];
}

let keys = 0;
const keyed = (source: Source): SourceRow => ({ ...source, key: `source-${(keys += 1)}` });
export const emptySource = (): SourceRow => keyed({ title: '', publisher: '', year: 0, url: '' });

const MANAGEMENT = 3;
export const EMPTY_FORM: SectionForm = {
  title: '',
  focus_id: MANAGEMENT,
  section_colour: 'teal',
  section_icon: 'book',
  text: '',
  sources: [],
};

export const sheetOf = ({ sources, ...form }: SectionForm): Sheet => ({ ...form, sources: sources.map(keyed) });

const isBlank = ({ title, publisher, year, url }: Source): boolean =>
  year === 0 && [title, publisher, url].every((words) => words.trim() === '');

/** The form that is kept and proposed: rows that nobody has filled are none. */
export const formOf = ({ sources, ...sheet }: Sheet): SectionForm => ({
  ...sheet,
  sources: sources.filter((row) => !isBlank(row)).map(({ key: _, ...source }) => source),
});

const comparable = ({ title, focus_id, section_colour, section_icon, text, sources }: SectionForm): string =>
  JSON.stringify([
    title.trim(),
    focus_id,
    section_colour,
    section_icon,
    text,
    sources.map((source) => [source.title.trim(), source.publisher.trim(), source.year, source.url.trim()]),
  ]);
export const isSame = (one: SectionForm, other: SectionForm): boolean => comparable(one) === comparable(other);

/** A text as the server shows it, as a form. */
export const formOfBody = (body: NonNullable<EditorPageData['published']>['body']): SectionForm => ({
  ...body,
  section_colour: LOOK_COLOURS.find((colour) => colour === body.section_colour) ?? EMPTY_FORM.section_colour,
  section_icon: LOOK_ICONS.find((icon) => icon === body.section_icon) ?? EMPTY_FORM.section_icon,
});

/** Whether something that the device has kept is a form as this version of the page writes it. */
export const isForm = (value: unknown): value is SectionForm => {
  const form = value as Partial<SectionForm> | null;
  return (
    typeof form === 'object' &&
    form !== null &&
    [form.title, form.text, form.section_colour, form.section_icon].every((words) => typeof words === 'string') &&
    typeof form.focus_id === 'number' &&
    Array.isArray(form.sources)
  );
};
