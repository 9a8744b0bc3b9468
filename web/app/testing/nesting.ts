import { format } from 'node:util';

/** How React begins to say that an element may not stand in another. */
const NESTING = /^(In HTML, |<%s> cannot contain)/;

/**
 * Hears what React says of elements that HTML does not allow where they are: a browser that reads such a page from the server
 * closes one of them early, and shows something else than the test saw.
 *
 * @returns what was said since it was last asked
 */
export function hearNesting(): () => string[] {
  let heard: string[] = [];
  const { error: say } = console;
  Object.assign(console, {
    error: (...said: unknown[]) => {
      if (typeof said[0] === 'string' && NESTING.test(said[0])) heard.push(format(...said));
      say(...said);
    },
  });
  return () => {
    const all = heard;
    heard = [];
    return all;
  };
}
