import { useState } from 'react';
import { type Mistake, mistakesPage } from '~/domain/learning/mistakes/contract';
import { useAction } from '~/web/live/client';
import { useErrorToast } from '~/web/ui/use-error-toast';

type Thing = Pick<Mistake, 'kind' | 'id'>;
const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`;

/** What was marked as understood, or unmarked, since the page was opened: it stays where it is, so that it can be undone. */
export function useMarks() {
  const [marks, setMarks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const set = (thing: Thing, understood: boolean) =>
    setMarks((before) => new Map(before).set(keyOf(thing), understood));
  const { onError } = useErrorToast();
  const { mutate } = useAction(
    mistakesPage,
    'understand',
    {},
    {
      onError: (error, { kind, id, understood }) => {
        set({ kind, id: Number(id) }, understood !== true);
        onError(error);
      },
    },
  );
  return {
    of: (thing: Thing): boolean | undefined => marks.get(keyOf(thing)),
    mark: ({ kind, id }: Thing, understood: boolean) => {
      set({ kind, id }, understood);
      mutate({ kind, id, understood });
    },
  };
}
export type Marks = ReturnType<typeof useMarks>;
