import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { useAnswer } from '~/web/live/client';
import { type Choices, isSettled, selectionOf } from './choices';

/** Milliseconds without a further choice before cards are counted. */
const COUNT_DELAY = 250;

/** How many cards a choice has (spec 2 §7); undefined while that is not known. */
export function useAvailable(choices: Choices) {
  const wanted = isSettled(choices) ? JSON.stringify(selectionOf(choices)) : null;
  const [asked] = useDebouncedValue(wanted, COUNT_DELAY);
  const selection = useMemo(
    () => (asked === null ? null : (JSON.parse(asked) as ReturnType<typeof selectionOf>)),
    [asked],
  );
  const { data, error, isPlaceholderData } = useAnswer(flashcardSetup, 'available_flashcards', {}, selection!, {
    enabled: selection !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const known = wanted !== null && asked === wanted && !isPlaceholderData;
  return { count: known ? data?.count : undefined, error };
}
