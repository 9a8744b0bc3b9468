import { useProblemMessage } from './problem';
import { showToast } from './toast';

/** For actions that have no room of their own for a refusal: says it in a notification. */
export function useErrorToast() {
  const message = useProblemMessage();
  return { onError: (error: Error) => showToast(message(error), { tone: 'failure' }) };
}
