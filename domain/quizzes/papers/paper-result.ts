import { type Paper, marksOf, sectionAt } from './papers';

/** A question of a paper that was taken. */
export interface TakenQuestion {
  /** From 0. */
  position: number;
  right: boolean;
  options: number;
  /** How many of them are to be picked. */
  selectable: number;
}

export interface PaperResult {
  marks: number;
  of: number;
  /** The marks that picking blindly gives on average, to one decimal. */
  chance: number;
  /** In the order of the paper; of a paper that is one section, none. */
  sections: { tag: string; marks: number; of: number }[];
}

/** In how many ways so many can be picked from the options. */
const waysToPick = (options: number, selectable: number): number =>
  Array.from({ length: selectable }, (_, index) => (options - index) / (index + 1)).reduce(
    (all, each) => all * each,
    1,
  );

/** What a paper gave: marks only for what is wholly right, as the questions of each section give them. */
export function paperResult(paper: Paper, taken: readonly TakenQuestion[]): PaperResult {
  const marksFor = (one: TakenQuestion) => sectionAt(paper, one.position).marks;
  const sum = (some: readonly TakenQuestion[], share: (one: TakenQuestion) => number) =>
    some.reduce((all, one) => all + marksFor(one) * share(one), 0);
  const earned = (some: readonly TakenQuestion[]) => sum(some, ({ right }) => (right ? 1 : 0));
  return {
    marks: earned(taken),
    of: marksOf(paper),
    chance: Math.round(10 * sum(taken, ({ options, selectable }) => 1 / waysToPick(options, selectable))) / 10,
    sections: paper.sections.flatMap((section) =>
      section.tag === undefined
        ? []
        : [
            {
              tag: section.tag,
              marks: earned(taken.filter(({ position }) => sectionAt(paper, position) === section)),
              of: section.questions * section.marks,
            },
          ],
    ),
  };
}
