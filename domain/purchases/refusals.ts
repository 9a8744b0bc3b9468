import { conflict, notFound } from '../kit/errors';

export const productNotFound = () => notFound('product-not-found', 'This product does not exist.');
export const notOnSale = () => conflict('not-on-sale', 'This is not on sale at the moment.');
