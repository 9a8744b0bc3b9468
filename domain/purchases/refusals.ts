import { notFound } from '../kit/errors';

export const productNotFound = () => notFound('product-not-found', 'There is no such product.');
