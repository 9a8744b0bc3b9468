import { cutText } from '~/domain/kit/cut-text';

/** Characters of the front of a card in a list. */
const FRONT_MAX = 200;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
/** Cleaned HTML as one line of text. */
export const lineOf = (html: string): string =>
  cutText(
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name]!)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    FRONT_MAX,
  );
