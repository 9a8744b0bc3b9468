import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { draftCard, draftDecks } from '~/domain/flashcards/drafting/contract';
import { callKey, useMutate } from '~/web/live/client';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

/** Makes a card of something. @param toasts whether what came of it is said in a toast, if there is no room beside the button */
export function useDraft({ toasts = false }: { toasts?: boolean } = {}) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const message = useProblemMessage();
  return useMutate(draftCard, {
    onSuccess: ({ existed, deck_name }) => {
      void cache.invalidateQueries({ queryKey: callKey(draftDecks, {}) });
      if (toasts)
        showToast(say({ id: existed ? 'flashcards.draft.existed' : 'flashcards.draft.made' }, { deck: deck_name }));
    },
    onError: (error) => {
      if (toasts) showToast(message(error), { tone: 'failure' });
    },
  });
}
