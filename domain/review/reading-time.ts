/** Words that nobody reads with care in less than a minute: fast readers understand about 400. */
const WORDS_PER_MINUTE = 400;

const wordsIn = (text: string): number =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;

/** Seconds that reading texts, HTML or plain, takes at least. */
export const secondsToRead = (texts: readonly string[]): number =>
  Math.ceil((texts.reduce((sum, text) => sum + wordsIn(text), 0) * 60) / WORDS_PER_MINUTE);
