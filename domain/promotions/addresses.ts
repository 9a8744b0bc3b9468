import { STATION_BASES } from '../stations/styles';

/** Addresses of people without an account, of signing in, and of staff are nothing to promote. */
const NOT_PROMOTED =
  /^\/(api|content|ops|staff|moderation|login|logout|register|i18n|docs|healthz|readyz|metrics|media|legal)(\/|$)/;

/** Addresses of pages that are there for everybody: those without a parameter, under each of the bases. @param paths of contracts */
export const promotable = (paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => (path.startsWith('/:base/') ? STATION_BASES.map((base) => path.replace(':base', base)) : [path]))
    .filter((path) => path.endsWith('/') && !path.includes(':') && !NOT_PROMOTED.test(path))
    .sort();

/** The path of a link without its query. */
export const pathOf = (link: string): string => link.split(/[?#]/)[0]!;

/** Of the OSCE station bank, in English or Spanish: the only ones that Spanish users are shown (spec 1 §6). The database has the same rule. */
export const ofOsceBank = (link: string): boolean => /^\/(insights\/)?(osce|ecoe)-stations\//.test(link);
