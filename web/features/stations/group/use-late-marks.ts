import { useEffect, useState } from 'react';
import type { StatusSnapshot } from '~/domain/group-practice/contract';
import { checklistView } from '~/domain/stations/contract';
import type { StationBase } from '~/domain/stations/styles';
import { ProblemError, runAction } from '~/web/live/client';
import { draftKey, forgetDraft, readDraft } from '../examiner/draft';

/** Where they were marked. */
interface Place {
  /** Undefined where there is nothing to bring. */
  pin: string | undefined;
  base: StationBase;
  slug: string;
}

/** Milliseconds before marks that did not get through are sent again. */
const RETRY = 4_000;

/**
 * Brings what somebody marked offline, before they were told that another person examines now, to the server, where it is
 * suggested to the examiner. The device keeps it until the server has it.
 *
 * @returns how many suggestions it made; null while there is nothing to say
 */
export function useLateMarks(
  { pin, base, slug }: Place,
  status: StatusSnapshot | undefined,
  me: number | undefined,
): number | null {
  const [suggested, setSuggested] = useState<number | null>(null);
  const former =
    status !== undefined &&
    me !== undefined &&
    status.examiner !== me &&
    (status.handovers ?? []).some(({ from }) => from === me);

  useEffect(() => {
    if (!former || pin === undefined) return;
    const key = draftKey(me!, base, slug, pin);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const send = async (): Promise<void> => {
      clearTimeout(timer);
      const marks = readDraft(key);
      if (!marks || over) return;
      try {
        const answer = await runAction(
          checklistView,
          'save_marks',
          { params: { base, slug }, query: { pin } },
          { ...marks, turn: marks.turn ?? 0, pin },
        );
        forgetDraft(key);
        if (!over) setSuggested(answer.suggested ?? 0);
      } catch (error) {
        const passing = !(error instanceof ProblemError) || error.passing || error.status === 429;
        if (passing && !over) timer = setTimeout(() => void send(), RETRY);
      }
    };
    void send();
    const online = () => void send();
    window.addEventListener('online', online);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', online);
    };
  }, [former, pin, me, base, slug]);

  return suggested;
}
