import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consultationPage, type ConsultationMarking } from '~/domain/consultations/contract';
import type { PageData } from '~/domain/kit/contract';
import type { Grade, GradeGroup, Grades } from '~/domain/stations/marking';
import { useKeptAction } from '~/web/drafts/use-kept';
import { pageKey, type ProblemError } from '~/web/live/client';
import { withWishes } from './wishes';

/**
 * The person's own marks: they count on the screen at once, are kept on the device, and reach the server one after the
 * other, again when they did not get through. `undo` turns back the last tap.
 */
export function useMarks(consultationId: number, answered: ConsultationMarking) {
  const cache = useQueryClient();
  // An answer takes the place of its wish at once; the cache tells a moment later.
  const [latest, setLatest] = useState({ read: answered, marking: answered });
  if (latest.read !== answered) setLatest({ read: answered, marking: answered });
  const [taps, setTaps] = useState<readonly { item_id: number; before: boolean }[]>([]);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const address = { params: { consultation_id: consultationId } };
  const ends = {
    taken: (marking: ConsultationMarking) => {
      cache.setQueryData<PageData<typeof consultationPage>>(
        pageKey(consultationPage, address),
        (data) => data && { ...data, marking },
      );
      setLatest(({ read }) => ({ read, marking }));
      setProblem(null);
    },
    refused: setProblem,
  };
  const marks = useKeptAction(consultationPage, 'mark', address, `consultation-mark.${consultationId}`, ends);
  const grading = useKeptAction(consultationPage, 'grade', address, `consultation-grade.${consultationId}`, ends);

  const marking = withWishes(
    latest.marking,
    new Map(marks.waiting.map(({ input }) => [Number(input.item_id), input.ticked === true])),
  );
  const grades = grading.waiting.reduce<Grades>(
    (all, { about, input }) => ({ ...all, [about]: input[about as GradeGroup] }),
    marking.grades,
  );
  const last = taps.at(-1);
  const mark = (item_id: number, ticked: boolean) => marks.send(item_id, { item_id, ticked });

  return {
    marking: { ...marking, grades },
    problem,
    /** Some of it is not with the server yet. */
    pending: marks.waiting.length + grading.waiting.length > 0,
    /** And waits for the network. */
    waits: marks.waits || grading.waits,
    mark: (item_id: number, ticked: boolean) => {
      setTaps((all) => [...all, { item_id, before: !ticked }]);
      mark(item_id, ticked);
    },
    grade: (group: GradeGroup, grade: Grade) => grading.send(group, { [group]: grade }),
    last: last?.item_id ?? null,
    undo: () => {
      if (!last) return;
      setTaps((all) => all.slice(0, -1));
      mark(last.item_id, last.before);
    },
  };
}
