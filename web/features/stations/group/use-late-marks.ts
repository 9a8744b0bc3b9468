import { useEffect, useState } from 'react';
import type { StatusSnapshot } from '~/domain/group-practice/contract';
import type { StationBase } from '~/domain/stations/styles';
import { ProblemError } from '~/web/live/client';
import { draftKey, earlierDrafts, forgetDraft, readDraft } from '../examiner/draft';
import type { LocalKey } from '~/web/core/stores/registry';
import { sendDraft } from '../examiner/send-marks';

/** The place at which they were marked. */
interface Place {
  /** Undefined if there is nothing to bring. */
  pin: string | undefined;
  base: StationBase;
  slug: string;
}

/** Milliseconds before marks that did not get through are sent again. */
const RETRY = 4_000;

/**
 * Sends what somebody marked offline, before they learned that another person examines now, to the server, where it is
 * suggested to the examiner. What was marked in an earlier round is kept beside the result of that round. The device keeps
 * all of it until the server has it.
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

  const round = status?.round;
  useEffect(() => {
    if (me === undefined || pin === undefined || round === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    /** @returns how many suggestions it made; null if there is nothing to bring, or the server will never take it */
    const bring = async (key: LocalKey, at: Omit<Place, 'pin'>, ofRound: number, refused: () => void) => {
      const draft = readDraft(key);
      if (!draft) return null;
      try {
        const made = await sendDraft({ ...at, pin, turn: draft.turn ?? 0, round: ofRound }, draft);
        forgetDraft(key);
        return made;
      } catch (error) {
        const final = error instanceof ProblemError && !error.passing && error.status !== 429 && error.status !== 401;
        if (!final) throw error;
        refused();
        return null;
      }
    };
    const send = async (): Promise<void> => {
      clearTimeout(timer);
      if (over) return;
      try {
        // Nobody can go on from marks of an earlier round.
        for (const { key, round: ofRound, base: ofBase, slug: ofSlug } of earlierDrafts(me, pin, round))
          await bring(key, { base: ofBase, slug: ofSlug }, ofRound, () => forgetDraft(key));
        const made = former
          ? await bring(draftKey(me, base, slug, { pin, round }), { base, slug }, round, () => undefined)
          : null;
        if (made !== null && !over) setSuggested(made);
      } catch {
        if (!over) timer = setTimeout(() => void send(), RETRY);
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
  }, [former, pin, round, me, base, slug]);

  return suggested;
}
