import { useEffect, useState } from 'react';
import { local } from '~/web/core/stores/browser';

const OPENED = 'wardmates.curtain';

/** Whether the curtain opens: this device sees this result of its group for the first time. @param awaited the person comes from the round */
export function useCurtain(quizlogId: number, awaited: boolean): boolean {
  const [opens] = useState(() => awaited && Number(local.get(OPENED)) < quizlogId);
  useEffect(() => {
    if (opens) local.set(OPENED, String(quizlogId));
  }, [opens, quizlogId]);
  return opens;
}
