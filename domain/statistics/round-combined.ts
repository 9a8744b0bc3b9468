import type { Answer, Cohort, RoleCount } from './contract';

/** Figures of a country and a training stage at once are rounded to a multiple of it. */
export const ROUNDED_TO = 5;

const rounded = (value: number): number => Math.round(value / ROUNDED_TO) * ROUNDED_TO;
const orHidden = (value: number | null): number | null => (value === null ? null : rounded(value));

/**
 * The figures of countries and those of training stages hide small groups each by themselves. If both are chosen, a row of exact
 * figures and a column of them together would give a hidden one away by subtraction, over several screens. Rounded, they do not.
 */
export function roundCombined<A extends Pick<Answer, 'chartData' | 'list' | 'text'>>(answer: A): A {
  const { chartData, list, text } = answer;
  return {
    ...answer,
    ...(chartData && {
      chartData: chartData.map((line) => ({ ...line, data: line.data.map((one) => ({ ...one, y: orHidden(one.y) })) })),
    }),
    ...(list && {
      list: list.map((row) => ('month' in row ? roundCohort(row) : 'role' in row ? roundRole(row) : row)),
    }),
    ...(text !== undefined && { text: /^\d+$/.test(text) ? String(rounded(Number(text))) : text }),
  };
}

const roundRole = (row: RoleCount): RoleCount => ({ ...row, people: orHidden(row.people) });
const roundCohort = (row: Cohort): Cohort => ({
  ...row,
  registered: orHidden(row.registered),
  back_1: orHidden(row.back_1),
  back_7: orHidden(row.back_7),
  back_30: orHidden(row.back_30),
  first: row.first.map((one) => ({ ...one, people: orHidden(one.people) })),
  joined: row.joined.map((one) => ({ ...one, people: orHidden(one.people) })),
});
