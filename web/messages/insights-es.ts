import insights from './insights.es.json';

/** What is read only where one looks back at one's stations. */
export const words: Record<string, string> = { ...insights };
