import consultations from './consultations.es.json';

/** What is said only around consultations with virtual patients. */
export const words: Record<string, string> = { ...consultations };
