/**
 * For `memo`: a part of a screen that shows only these fields of a sheet that somebody writes on is drawn anew only for
 * them, and for what else it is given.
 */
export const showing =
  <S extends object>(...fields: (keyof S)[]) =>
  <P extends { sheet: S }>(before: P, after: P): boolean =>
    fields.every((field) => before.sheet[field] === after.sheet[field]) &&
    (Object.keys(after) as (keyof P)[]).every((name) => name === 'sheet' || before[name] === after[name]);
