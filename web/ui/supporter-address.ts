import { useLocation } from 'react-router';
import { href } from '~/domain/kit/contract';
import { purchasePage } from '~/domain/purchases/contract';

/** The page to become a supporter (spec 1 §6). */
export const SUPPORTER_ADDRESS = href(purchasePage, { slug: 'supporter' });

/** The same, with the way back to the page that one is on, at a question if one is named. */
export function useSupporterAddress(questionId?: number): string {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams(search);
  if (questionId !== undefined) back.set('question_id', String(questionId));
  const query = back.size > 0 ? `?${back}` : '';
  return `${SUPPORTER_ADDRESS}?next=${encodeURIComponent(`${pathname}${query}`)}`;
}
