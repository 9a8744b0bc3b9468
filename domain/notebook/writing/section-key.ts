import { cutText } from '~/domain/kit/cut-text';
const KEY_MAX = 60;

/** The anchor of a section on its page, made of its title: `Quién y cuándo` is `quien-y-cuando`. */
export const sectionKey = (title: string): string =>
  cutText(
    title
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
    KEY_MAX,
  ).replaceAll(/^-+|-+$/g, '') || 'section';
