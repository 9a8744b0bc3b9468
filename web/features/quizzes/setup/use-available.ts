import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type MODES, quizSetup, type Selection } from '~/domain/quizzes/contract';
import { useAnswer } from '~/web/live/client';

/** Milliseconds without a further choice before it is counted. */
export const COUNT_DELAY = 250;

/** How many questions a choice has in this mode, counted as one chooses. Until the new figures are there the old ones stand. */
export function useAvailable({
  specialty,
  topic,
  focus,
  difficulty,
  language,
  mode,
}: Selection & { mode: (typeof MODES)[number] }) {
  const selection = useMemo(
    () => ({ specialty, topic, focus, difficulty, language, mode }),
    [specialty, topic, focus, difficulty, language, mode],
  );
  const [asked] = useDebouncedValue(selection, COUNT_DELAY);
  const { data, error, isPlaceholderData, refetch } = useAnswer(quizSetup, 'available_questions', {}, asked, {
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  return { counts: data, stale: asked !== selection || isPlaceholderData, error, refetch };
}
