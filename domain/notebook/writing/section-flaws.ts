import { safeLink } from '~/domain/kit/html/safe-link';
import { SECTION_TEXT_MAX, type SectionForm } from '../section-body';
import type { Flaw } from './flaw';

const YEAR_MIN = 1900;
const YEAR_MAX = 2100;

const hasWords = (html: string): boolean => /\S/.test(html.replaceAll(/<[^>]*>|&nbsp;/g, ''));

const isWhole = ({ title, publisher, year, url }: SectionForm['sources'][number]): boolean =>
  title !== '' && publisher !== '' && year >= YEAR_MIN && year <= YEAR_MAX && safeLink(url) !== '';

/** What a section lacks before it may be proposed. A draft may lack everything. */
export function flawsOfSection(form: Pick<SectionForm, 'title' | 'text' | 'sources'>): Flaw[] {
  const flaws: Flaw[] = [];
  if (form.title.trim() === '') flaws.push({ path: 'title', message: 'title-missing' });
  if (!hasWords(form.text)) flaws.push({ path: 'text', message: 'text-missing' });
  if (form.text.length > SECTION_TEXT_MAX) flaws.push({ path: 'text', message: 'text-too-long' });
  if (form.sources.length === 0) flaws.push({ path: 'sources', message: 'sources-missing' });
  form.sources.forEach((source, index) => {
    if (!isWhole(source)) flaws.push({ path: `sources.${index}`, message: 'source-incomplete' });
  });
  return flaws;
}
