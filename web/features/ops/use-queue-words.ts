import { useIntl } from 'react-intl';

/** What a queue is called, and whom it hurts when it stands; its own name if an older page does not know it. */
export function useQueueWords() {
  const { formatMessage, messages } = useIntl();
  const say = (id: string, otherwise: string) => (id in messages ? formatMessage({ id }) : otherwise);
  return {
    nameOf: (queue: string) => say(`ops.queue.${queue}`, queue),
    hurtsOf: (queue: string) => say(`ops.hurts.${queue}`, ''),
  };
}
