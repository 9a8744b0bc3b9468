import type { Language } from '../../accounts/contract';
import { EXAM_SECONDS } from '../contract';
import type { PackKey } from '../../questions/authoring/packs';

/** A row of questions of a paper, each of which gives the same marks. */
interface Section {
  /** By which the pack sorts its questions; none in a paper that is one section. */
  tag?: string;
  questions: number;
  /** For each question that is answered rightly. */
  marks: number;
}

export interface Paper {
  key: string;
  /** Whose exam it prepares for. */
  pack: PackKey;
  name: Record<Language, string>;
  /** Its clock, which nobody can stop, as in the real one. */
  minutes: number;
  /** In the order in which they are asked. */
  sections: readonly Section[];
}

const AKT = { pack: 'ukmla', minutes: 120, sections: [{ questions: 100, marks: 1 }] } as const;

/** Mock papers: fixed questions that are held out of everything else. Their files are `infra/content/papers/<key>.yaml`. */
export const PAPERS = [
  {
    key: 'psa-1',
    pack: 'psa',
    name: { en: 'PSA mock paper', es: 'Simulacro de PSA' },
    minutes: 120,
    sections: [
      { tag: 'prescribing', questions: 8, marks: 10 },
      { tag: 'prescription-review', questions: 8, marks: 4 },
      { tag: 'planning-management', questions: 8, marks: 2 },
      { tag: 'providing-information', questions: 6, marks: 2 },
      { tag: 'calculation-skills', questions: 8, marks: 2 },
      { tag: 'adverse-drug-reactions', questions: 8, marks: 2 },
      { tag: 'drug-monitoring', questions: 8, marks: 2 },
      { tag: 'data-interpretation', questions: 6, marks: 2 },
    ],
  },
  { key: 'ukmla-1', name: { en: 'UKMLA mock paper 1', es: 'Simulacro 1 de UKMLA' }, ...AKT },
  { key: 'ukmla-2', name: { en: 'UKMLA mock paper 2', es: 'Simulacro 2 de UKMLA' }, ...AKT },
] as const satisfies readonly Paper[];

export type PaperKey = (typeof PAPERS)[number]['key'];
export const PAPER_KEYS = PAPERS.map(({ key }) => key) as [PaperKey, ...PaperKey[]];

/** A paper that is offered no more has none. */
export const paperOf = (key: string | null): Paper | undefined => PAPERS.find((paper) => paper.key === key);

export const questionsOf = ({ sections }: Paper): number => sections.reduce((all, { questions }) => all + questions, 0);
export const marksOf = ({ sections }: Paper): number =>
  sections.reduce((all, { questions, marks }) => all + questions * marks, 0);

/** The clock of an exam of so many questions, or of a paper. */
export const secondsOf = (questions: number, key: string | null = null): number =>
  (paperOf(key)?.minutes ?? 0) * 60 || EXAM_SECONDS * questions;

/** The section in which a question stands. @param position from 0 */
export function sectionAt({ sections }: Paper, position: number): Section {
  let end = 0;
  return sections.find(({ questions }) => position < (end += questions)) ?? sections.at(-1)!;
}
