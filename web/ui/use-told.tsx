import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useProblemMessage } from './problem';

/** For actions that have no room of their own for a refusal: says it in a notification. */
export function useTold() {
  const message = useProblemMessage();
  return { onError: (error: Error) => void notifications.show({ color: 'red', icon: <IconAlertTriangle size={20} aria-hidden />, message: message(error), role: 'alert' }) };
}
