import { useSearchParams } from 'react-router';
import { ProblemError } from '../live/problem-error';

/** Why the gateway refused a form that a browser sent by itself, before the app ran or without it (`gateway/plugins/plain-forms.ts`). */
export function useRefusedForm(): ProblemError | null {
  const code = useSearchParams()[0].get('refused');
  return code === null ? null : new ProblemError(422, code, '');
}
