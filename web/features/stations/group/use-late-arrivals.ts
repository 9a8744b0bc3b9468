import { useEffect, useRef } from 'react';
import type { StatusSnapshot } from '~/domain/group-practice/contract';
import type { summary } from '~/domain/stations/summary-contract';
import type { PageData } from '~/domain/kit/contract';
import { baseOf } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { useLateMarks } from './use-late-marks';

/**
 * On the summary of a round: brings what a former examiner still has on this device, and reads the result again when marks
 * arrive from another one.
 *
 * @param result undefined until it is there
 */
export function useLateArrivals(
  pin: string | undefined,
  status: StatusSnapshot | undefined,
  result: PageData<typeof summary> | undefined,
  refetch: () => unknown,
): void {
  const me = useSession().person?.id;
  const ofRound = result !== undefined && status?.quizlog_id === result.quizlog_id ? status : undefined;
  useLateMarks({ pin, base: baseOf(result?.station.style ?? 1), slug: result?.station.slug ?? '' }, ofRound, me);

  const arrivals = ofRound?.suggested ?? null;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (arrivals === null) return;
    if (before.current !== null && arrivals > before.current) void refetch();
    before.current = arrivals;
  }, [arrivals, refetch]);
}
