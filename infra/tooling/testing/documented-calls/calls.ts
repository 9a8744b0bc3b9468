import { href } from '~/domain/kit/contract';
import { ACCOUNT_CALLS } from './account';
import { FLASHCARD_CALLS } from './flashcards';
import { QUIZ_CALLS } from './quizzes';
import { type DocumentedCall, isPost, type Scene } from './row';
import { STATION_CALLS } from './stations';

export const DOCUMENTED_CALLS: readonly DocumentedCall[] = [
  ...QUIZ_CALLS,
  ...ACCOUNT_CALLS,
  ...FLASHCARD_CALLS,
  ...STATION_CALLS,
];

/** Sends a documented call with its documented fields and nothing else. */
export async function sendDocumented(
  scene: Scene,
  documented: DocumentedCall,
  as: 'json' | 'form' | 'multipart' = 'json',
) {
  const { contract, action, named = 'data_request' } = documented;
  const { client, params, query, fields } = await documented.request(scene);
  const path = href(contract, params, query);
  if (!isPost(documented)) return client.get(path);
  const isNamed = action !== undefined && (action !== 'submit' || named === 'action');
  return client.post(path, { ...(isNamed ? { [named]: action } : {}), ...fields }, { as });
}
