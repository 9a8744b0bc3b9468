import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { consultationPage, type ConsultationMarking } from '~/domain/consultations/contract';
import type { PageData } from '~/domain/kit/contract';
import type { Grade, GradeGroup, Grades } from '~/domain/stations/marking';
import { pageKey, ProblemError, runAction } from '~/web/live/client';
import { withWishes } from './wishes';

/** Milliseconds before a mark that did not get through is sent again. */
export const RETRY_DELAY = 4_000;

type Wish = { item_id: number; ticked: boolean } | Partial<Record<GradeGroup, Grade | null>>;
const isMark = (wish: Wish): wish is { item_id: number; ticked: boolean } => 'item_id' in wish;

/**
 * The person's own marks: they count on the screen at once, and reach the server one after the other, again when they did
 * not get through. `undo` turns back the last tap.
 */
export function useMarks(consultationId: number, answered: ConsultationMarking) {
  const cache = useQueryClient();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  // An answer takes the place of its wish at once; the cache tells a moment later.
  const [latest, setLatest] = useState({ read: answered, marking: answered });
  if (latest.read !== answered) setLatest({ read: answered, marking: answered });
  const [taps, setTaps] = useState<readonly { item_id: number; before: boolean }[]>([]);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [failures, setFailures] = useState(0);
  const underWay = useRef<Wish | null>(null);
  const head = wishes[0];

  useEffect(() => {
    if (!head) return;
    const address = { params: { consultation_id: consultationId } };
    const send = async () => {
      if (underWay.current === head) return;
      underWay.current = head;
      try {
        const marking = isMark(head) ? await runAction(consultationPage, 'mark', address, head) : await runAction(consultationPage, 'grade', address, head);
        cache.setQueryData<PageData<typeof consultationPage>>(pageKey(consultationPage, address), (data) => data && { ...data, marking });
        setLatest(({ read }) => ({ read, marking }));
        setProblem(null);
        setFailures(0);
        setWishes((all) => all.filter((wish) => wish !== head));
      } catch (error) {
        const refusal = error instanceof ProblemError ? error : ProblemError.offline();
        setProblem(refusal);
        setFailures((times) => times + 1);
        if (!refusal.passing && refusal.status !== 429) setWishes((all) => all.filter((wish) => wish !== head));
      } finally {
        underWay.current = null;
      }
    };
    const timer = setTimeout(() => void send(), failures > 0 ? RETRY_DELAY : 0);
    const back = () => void send();
    window.addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', back);
    };
  }, [cache, consultationId, head, failures]);

  const marking = withWishes(latest.marking, new Map(wishes.filter(isMark).map(({ item_id, ticked }) => [item_id, ticked])));
  const wish = (added: Wish) => setWishes((all) => [...all, added]);
  const grades = wishes.reduce<Grades>((all, each) => (isMark(each) ? all : { ...all, ...each }), marking.grades);
  const last = taps.at(-1);

  return {
    marking: { ...marking, grades },
    problem,
    /** Some of it is not with the server yet. */
    pending: wishes.length > 0,
    mark: (item_id: number, ticked: boolean) => {
      setTaps((all) => [...all, { item_id, before: !ticked }]);
      wish({ item_id, ticked });
    },
    grade: (group: GradeGroup, grade: Grade) => wish({ [group]: grade }),
    last: last?.item_id ?? null,
    undo: () => {
      if (!last) return;
      setTaps((all) => all.slice(0, -1));
      wish({ item_id: last.item_id, ticked: last.before });
    },
  };
}
