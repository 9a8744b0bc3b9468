import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Choosing stations for a circuit: on while the address says `?circuit=true` (spec 3 §2, §4). */
export function useBuilder() {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const on = query.get('circuit') === 'true';

  const change = (entering: boolean) => {
    setChosen([]);
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('label');
        next.delete('circuit');
        if (entering) next.set('circuit', 'true');
        return next;
      },
      { replace: true },
    );
  };

  return {
    on,
    /** Names the circuit that is added to, in the address: not the kind of skill that the list is filtered by. */
    label: on ? (query.get('label') ?? '') : '',
    /** Ids of stations, in the order they were chosen. */
    chosen,
    toggle: (id: number) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
    enter: () => change(true),
    leave: () => change(false),
  };
}

export type Builder = ReturnType<typeof useBuilder>;
