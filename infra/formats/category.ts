import { cutText } from '~/domain/kit/cut-text';
/** The path of a category from the top: `$course$/top/cardiology` is filed under `cardiology`; `//` is a stroke in a name. */
export const categoryOf = (path: string): string =>
  cutText(
    path
      .replaceAll('//', '\u2215')
      .split('/')
      .map((part) => part.trim())
      .filter((part, index) => part !== '' && part !== 'top' && !(index === 0 && /^\$.*\$$/.test(part)))
      .join('/'),
    500,
  );
