import { FEEDBACK_MINUTES } from '~/domain/circuit-runs/contract';

interface Timed {
  candidate_minutes: number;
  examiner_minutes: number;
}

/** What a run comes to, in minutes. What is not chosen (null) is each station's own. */
export const minutesInAll = (
  stations: readonly Timed[],
  chosen: { reading: number | null; station: number | null; feedback: number | null },
): number =>
  stations.reduce(
    (sum, station) =>
      sum +
      (chosen.reading ?? station.candidate_minutes) +
      (chosen.station ?? station.examiner_minutes) +
      (chosen.feedback ?? FEEDBACK_MINUTES),
    0,
  );
