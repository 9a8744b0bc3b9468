import { conflict, type FieldError, invalid, notFound } from '../kit/errors';
import { PROMOTIONS_MAX } from './contract';

export const promotionNotFound = () => notFound('promotion-not-found', 'This promotion does not exist any more.');
export const promotionChanged = () =>
  conflict('promotion-changed', 'Somebody has changed this promotion meanwhile. Look at it again before you save.');
export const promotionFlawed = (errors: FieldError[]) =>
  invalid('promotion-flawed', 'This promotion cannot be published like this. Please check the marked fields.', errors);
export const promotionOrder = () =>
  invalid('promotion-order', 'The list of promotions has changed meanwhile. Load it again before you sort it.');
export const tooManyPromotions = () =>
  conflict('too-many-promotions', `There are ${PROMOTIONS_MAX} promotions already. Delete some first.`);
