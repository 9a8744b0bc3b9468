import { useQueryClient } from '@tanstack/react-query';
import { resultSharing, type Sharing } from '~/domain/shared-results/contract';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { useErrorToast } from '~/web/ui/use-error-toast';

/** How a result is shared, and what its candidate and its examiner change about it. */
export function useSharing(quizlogId: number, enabled = true) {
  const cache = useQueryClient();
  const address = { params: { quizlog_id: quizlogId } };
  const options = {
    onSuccess: (sharing: Sharing) => cache.setQueryData(pageKey(resultSharing, address), sharing),
    ...useErrorToast(),
  };
  return {
    ...usePage(resultSharing, address, { enabled }),
    share: useAction(resultSharing, 'share', address, options),
    takeBack: useAction(resultSharing, 'take_back', address, options),
    agree: useAction(resultSharing, 'agree', address, options),
  };
}
