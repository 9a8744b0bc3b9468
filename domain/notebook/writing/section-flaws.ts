import type { SectionForm } from '../section-body';
import type { Flaw } from './refusals';

const hasWords = (html: string): boolean => /\S/.test(html.replaceAll(/<[^>]*>|&nbsp;/g, ''));

/** What a section lacks before it may be proposed. A draft may lack everything. */
export function flawsOfSection(form: SectionForm): Flaw[] {
  const flaws: Flaw[] = [];
  if (form.title === '') flaws.push({ path: 'title', message: 'title-missing' });
  if (!hasWords(form.text)) flaws.push({ path: 'text', message: 'text-missing' });
  if (form.sources.length === 0) flaws.push({ path: 'sources', message: 'sources-missing' });
  return flaws;
}
