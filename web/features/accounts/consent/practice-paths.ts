/** Paths of stations, quizzes and groups, on which nothing interrupts a person. */
const PRACTICE = [
  /^\/learn\/quiz\/\d+\/?$/,
  /^\/consultations\//,
  /^\/(group-study|join|circuit-runs)\//,
  /^\/[^/]+\/[^/]+\/(checklist|patient|student)\/?$/,
  /^\/[^/]+\/audio-pairing\/?$/,
];
/** What can be read before one has agreed to it, and if one takes one's data along without agreeing. */
const READABLE = /^\/(terms|privacy|profile\/privacy)\/?$/;

export const isPractice = (path: string): boolean => PRACTICE.some((pattern) => pattern.test(path));
export const isReadable = (path: string): boolean => READABLE.test(path);
