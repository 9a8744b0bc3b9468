/** Notes in the short forms of clinicians, written out: `PMH`, `3/7`, `P: … R: …`. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { type Block, folded, pairs } from '../words/text';
import { asksForTheComplaint } from './utterance';

/** Labels and headings. */
const LABELS = pairs(
  'pc:Presenting complaint, cc:Presenting complaint, hpc:What happened, hpi:What happened, pmh:Past medical history, pmhx:Past medical history, psh:Operations, dh:Medicines, dhx:Medicines, meds:Medicines, fh:Family history, fhx:Family history, sh:Social history, shx:Social history, ros:Other symptoms, all:Allergies, medications:Medicines, medications / allergies:Medicines and allergies, patient perspective:Ideas concerns and expectations',
);
const SHORT: readonly [RegExp, string][] = [
  [/(?<![\d/])(\d{1,2})\/7(?![\d/])/g, '$1 days'],
  [/(?<![\d/])(\d{1,2})\/52(?![\d/])/g, '$1 weeks'],
  [/(?<![\d/])(\d{1,2})\/12(?![\d/])/g, '$1 months'],
  [/\bSOB\b/g, 'Short of breath'],
  [/\bEtOH\b/g, 'Alcohol'],
  [/(?<=^|[.;] )Denies (?:any )?/g, 'No '],
  [/\bNKDA\b/g, 'No drug allergies'],
  [/\bNAD\b/g, 'normal'],
  [/\bcigs\b/g, 'cigarettes'],
  [/\bwk\b/g, 'week'],
  [/\bw\/(?= |o\b)/g, 'with'],
  // No litres.
  [/(?<!\d\s?)\bL(?= \p{Ll})/gu, 'left'],
  [/\bR(?= \p{Ll})/gu, 'right'],
  [/\b[Rr]e: ?/g, 'about '],
  [/^(?:An? )?(\d{1,3})[- ]?(?:years?[- ]old|y\/?o)(?: (?:male|female|man|woman|gentleman|lady))?,? ?/g, 'Aged $1, '],
];
/** A line of a table of questions and answers. */
const ASKED_AND_ANSWERED = /^[PQ]\s*[:.]\s*(.+?)\s+[RA]\s*[:.]\s*(.+)$/u;
/** A heading that only its capitals make one. */
const CAPITALS = /^[\p{Lu}][\p{Lu}\s/&-]{1,40}$/u;
/** One that runs into its text, as it is pasted from a page: `FH Paternal uncle died suddenly.` */
const RUNS_IN =
  /^(HPI|HPC|PMHX?|PSH|FHX?|SHX?|DHX?|ROS|MEDICATIONS?(?: ?\/ ?ALLERGIES)?|ALLERGIES|PATIENT PERSPECTIVE|(?:FAMILY|SOCIAL|PAST MEDICAL) HISTORY) (?=[\p{Lu}\d])/u;
const COMPLAINT: Record<Language, string> = { en: 'Presenting complaint', es: 'Motivo de consulta' };

const named = (label: string): string => LABELS.get(folded(label)) ?? label;
const inFull = (text: string): string => SHORT.reduce((said, [short, full]) => said.replaceAll(short, full), text);
/** Quotation marks as a keyboard has them, as they are printed. */
const printed = (text: string): string => text.replaceAll(/(?<![\p{L}\d])"([^"]{2,300}?)"/gu, '“$1”');

/** A block as an author writes who has the time. */
export function writtenOut(written: Block, language: Language): Block {
  const block = { ...written, text: printed(written.text) };
  const { heading, label, text } = block;
  const runsIn = heading || label !== '' ? null : RUNS_IN.exec(text);
  if (runsIn) return writtenOut({ ...block, label: runsIn[1]!, text: text.slice(runsIn[0].length) }, language);
  const pair = label === '' && !heading ? ASKED_AND_ANSWERED.exec(text) : null;
  if (pair) {
    const asked = pair[1]!.replaceAll(/[¿?]/g, '').trim();
    return { heading, label: asksForTheComplaint(asked, language) ? COMPLAINT[language] : asked, text: pair[2]! };
  }
  if (!heading && label === '' && CAPITALS.test(text)) return { heading: true, level: 7, label: '', text: named(text) };
  if (heading) return { ...block, text: named(text) };
  return language === 'en' ? { ...block, label: named(label), text: inFull(text) } : block;
}
