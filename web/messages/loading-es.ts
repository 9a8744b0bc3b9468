import loading from './loading.es.json';

/** What is said while parts of the app cannot be loaded: in the first load, whatever language is spoken. */
export const words: Record<string, string> = loading;
