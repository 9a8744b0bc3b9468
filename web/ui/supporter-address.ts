import { href } from '~/domain/kit/contract';
import { purchasePage } from '~/domain/purchases/contract';

/** Where one becomes a supporter (spec 1 §6). */
export const SUPPORTER_ADDRESS = href(purchasePage, { slug: 'supporter' });
