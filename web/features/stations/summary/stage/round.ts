import { kudosOfRound, roundKudos, type RoundSnapshot } from '~/domain/kudos/contract';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { type Cast, EVERYBODY, type FigureRole, FIGURES } from '~/web/ui/art/ward-scene';
import { initialsOf } from '~/web/ui/person-avatar';

export interface Thanks {
  from: FigureRole;
  to: FigureRole;
}

/** Who took part in a round of a group, and who thanks whom, as they do so. Undefined for a result without a group, and until it is there. */
export function useRoundPeople({ quizlog_id: quizlogId, in_group: inGroup = false }: SummaryData) {
  const { data } = usePage(roundKudos, { params: { quizlog_id: quizlogId } }, { enabled: inGroup });
  const { snapshot } = useLive(kudosOfRound, quizlogId, { initial: data?.round, enabled: data?.open ?? false });
  return snapshot;
}

/** How those who took part are drawn; all four without names if there was no group. */
export function castOfRound(result: SummaryData, round: RoundSnapshot | undefined): Cast {
  if (!result.in_group) return EVERYBODY;
  const known: Partial<Record<FigureRole, string>> = { student: result.candidate_name, examiner: result.examiner_name };
  return Object.fromEntries(
    FIGURES.map((role) => {
      const name = known[role] ?? round?.people.find((person) => person.role === role)?.name;
      return [role, name === undefined ? { state: 'outline' } : { state: 'filled', initials: initialsOf(name) }];
    }),
  ) as unknown as Cast;
}

const figureOf = (round: RoundSnapshot, id: number): FigureRole | undefined =>
  FIGURES.find((role) => round.people.some((person) => person.id === id && person.role === role));

/** Thanks between figures that were not there before: for something new, or to somebody new. */
export function newThanks(before: RoundSnapshot, after: RoundSnapshot): Thanks[] {
  return after.thanks.flatMap(({ from, to, kinds }) => {
    const known = before.thanks.find((each) => each.from === from && each.to === to)?.kinds ?? [];
    const [giver, receiver] = [figureOf(after, from), figureOf(after, to)];
    return giver && receiver && kinds.some((kind) => !known.includes(kind)) ? [{ from: giver, to: receiver }] : [];
  });
}

/** The figures of those who were thanked. */
export const thankedOf = (round: RoundSnapshot | undefined): FigureRole[] =>
  FIGURES.filter((role) => round?.thanks.some(({ to }) => figureOf(round, to) === role));
