/** `prepare`, loaded when it is wanted: it brings in most of the product, and there is other work to do meanwhile, or none for it. */
export const loadPrepare = () => require('./prepare') as typeof import('./prepare');
