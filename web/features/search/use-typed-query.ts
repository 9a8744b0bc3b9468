import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { cutText } from '~/domain/kit/cut-text';
import { TEXTS_AFTER } from '~/domain/search/contract';
import { QUERY_MAX } from '~/domain/search/query-words';

const asAsked = (text: string) => cutText(text.trim(), QUERY_MAX);

/**
 * What is typed in the box, and the query in the address, which follows a moment later. Going back and forth changes what is in the
 * box. `searchNow` does not wait.
 */
export function useTypedQuery() {
  const [address, setAddress] = useSearchParams();
  const q = asAsked(address.get('q') ?? '');
  const [typed, setTyped] = useState(q);
  const written = useRef(q);
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setTyped(q);
  }, [q]);
  const write = (text: string) => {
    const wanted = asAsked(text);
    if (wanted === written.current) return;
    written.current = wanted;
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (wanted === '') after.delete('q');
        else after.set('q', wanted);
        return after;
      },
      { replace: true },
    );
  };
  const writeSoon = useDebouncedCallback(write, TEXTS_AFTER);
  return {
    address,
    q,
    /** What is typed, as it will be asked. */
    asked: asAsked(typed),
    typed,
    type(text: string) {
      setTyped(text);
      writeSoon(text);
    },
    searchNow: () => write(typed),
  };
}
