import { notFound } from '../kit/errors';

export const productNotFound = () => notFound('product-not-found', 'This product does not exist.');
