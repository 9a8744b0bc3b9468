import type { Page } from '@playwright/test';

/**
 * Resolves as soon as `words` stand in the page, however briefly. A message that is shown for a second may come and go
 * between two looks of `expect`. Call it before what makes the message appear, and do not leave the page meanwhile.
 *
 * @param words a regular expression's source, matched against the text of `within`
 * @param within a CSS selector; the whole page unless it is given
 */
export const appears = (page: Page, words: string, within = 'body'): Promise<void> =>
  page.evaluate(
    ([words, within]) =>
      new Promise<void>((resolve) => {
        const pattern = new RegExp(words!);
        const look = () => {
          if (![...document.querySelectorAll(within!)].some(({ textContent }) => pattern.test(textContent ?? '')))
            return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [words, within],
  );
