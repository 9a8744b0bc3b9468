/** How a checklist is marked (spec 3 §3–4). Pure; runs in the browser too. */

/** The grade inputs of a GP case: data gathering and diagnosis, clinical management, relating to others, overall. */
export const GRADE_GROUPS = ['dgd_grade', 'cmc_grade', 'rto_grade', 'overall_score'] as const;
export type GradeGroup = (typeof GRADE_GROUPS)[number];

/** The four bands, from the lowest. */
export const GRADES = ['clear-fail', 'fail', 'pass', 'clear-pass'] as const;
export type Grade = (typeof GRADES)[number];
export type Grades = Record<GradeGroup, Grade | null>;

export const NO_GRADES: Grades = { dgd_grade: null, cmc_grade: null, rto_grade: null, overall_score: null };

/** Per cent of the items ticked, one decimal; 0 for an empty checklist. */
export const percentage = (ticked: number, total: number): number =>
  total === 0 ? 0 : Math.round((ticked / total) * 1000) / 10;

export interface Section {
  title: string;
  items: {
    id: number;
    title: string;
    /** Nobody could judge it, as with what the words of a talk cannot show: unticked it was not missed. */
    unjudged?: true;
  }[];
}

export interface SectionScore {
  title: string;
  ticked: number;
  total: number;
  items: {
    title: string;
    ticked: boolean;
    /** Neither done nor missed: nobody could judge it. */
    unjudged?: true;
  }[];
}

/** Score by section, in the checklist's order. Ids that are not on the checklist count for nothing. */
export function scoreSections(sections: readonly Section[], ticked: ReadonlySet<number>): SectionScore[] {
  return sections.map((section) => {
    const items = section.items.map(({ id, title, unjudged }) =>
      unjudged && !ticked.has(id) ? { title, ticked: false, unjudged } : { title, ticked: ticked.has(id) },
    );
    return { title: section.title, ticked: items.filter((item) => item.ticked).length, total: items.length, items };
  });
}

/** The same of what somebody judged alone. */
export const judgedOf = (scores: readonly SectionScore[]): SectionScore[] =>
  scores.map((section) => {
    const items = section.items.filter(({ unjudged }) => !unjudged);
    return { ...section, total: items.length, items };
  });

/** How an observer's ticks compare with the examiner's. `agreed` counts items that both or neither ticked. */
export function compareTicks(
  sections: readonly Section[],
  mine: readonly number[],
  examiners: readonly number[],
): { agreed: number; only_mine: string[]; only_examiner: string[] } {
  const items = sections.flatMap((section) => section.items);
  const only = (these: readonly number[], those: readonly number[]) =>
    items.filter(({ id }) => these.includes(id) && !those.includes(id)).map(({ title }) => title);
  const [only_mine, only_examiner] = [only(mine, examiners), only(examiners, mine)];
  return { agreed: items.length - only_mine.length - only_examiner.length, only_mine, only_examiner };
}

export function totalScore(scores: readonly Pick<SectionScore, 'ticked' | 'total'>[]): {
  ticked: number;
  total: number;
  score: number;
} {
  const ticked = scores.reduce((sum, section) => sum + section.ticked, 0);
  const total = scores.reduce((sum, section) => sum + section.total, 0);
  return { ticked, total, score: percentage(ticked, total) };
}

export type SubmitCheck = 'ok' | 'already-submitted' | 'grades-missing' | 'nothing-ticked';

/**
 * Whether the marks may be submitted now: once only; never with a grade group of a GP case left open; and with nothing
 * ticked only after the warning was seen once.
 */
export function checkSubmit(state: {
  submitted: boolean;
  gradeGroups: readonly GradeGroup[];
  grades: Grades;
  ticked: number;
  warned: boolean;
}): SubmitCheck {
  if (state.submitted) return 'already-submitted';
  if (state.gradeGroups.some((group) => state.grades[group] === null)) return 'grades-missing';
  if (state.ticked === 0 && !state.warned) return 'nothing-ticked';
  return 'ok';
}
