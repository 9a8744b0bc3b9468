import { conflict, type FieldError, invalid, notFound } from '../kit/errors';
import { PROMOTIONS_MAX } from './contract';

export const promotionNotFound = () => notFound('promotion-not-found', 'This promotion no longer exists.');
export const promotionChanged = () =>
  conflict('promotion-changed', 'This promotion has changed since you opened it. Check it again before you save.');
export const promotionFlawed = (errors: FieldError[]) =>
  invalid('promotion-flawed', 'This promotion cannot be published like this. Please check the marked fields.', errors);
export const promotionOrder = () =>
  invalid(
    'promotion-order',
    'The list of promotions has changed since you opened it. Load it again before you sort it.',
  );
export const tooManyPromotions = () =>
  conflict('too-many-promotions', `There are ${PROMOTIONS_MAX} promotions already. Delete some first.`);
