import { fold } from '~/domain/quizzes/generation/folded-text';
import type { Language } from '~/domain/accounts/contract';
import { type Drug, ROUTES } from './read-drugs';

/** A drug, up to three words without figures, a figure, and what follows it. */
const WORDS_BETWEEN = String.raw`(?:[\s,(]+\p{L}[\p{L}-]*){0,3}[\s,(]+`;
const FIGURE = String.raw`(\d[\d.,]*)`;
const UNIT =
  /^\s*(micrograms?|microgramos?|mcg|mg|g|units?|unidades|mmol|sachets?|ml)((?:\s*\/\s*(?:kg|min|h|hour|dia|day))*)(?![\p{L}])/u;
/** Figures that are no dose: a strength, a time, or a part of a name. */
const NO_DOSE =
  /^\s*(?:%|days?\b|dias?\b|hours?\b|horas?\b|weeks?\b|semanas?\b|months?\b|meses\b|mes\b|minutes?\b|minutos?\b|years?\b|anos?\b|doses\b|dosis\b|puffs?\b|tablets?\b|comprimidos?\b|times\b|veces\b|mm|drops\b|gotas\b|to\b|a\b|in\b|en\b|-)/;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (name: string) => new RegExp(String.raw`(?<!\p{L})${escaped(fold(name))}(?!\p{L})`, 'u');
const doseOf = (name: string) =>
  new RegExp(String.raw`(?<!\p{L})${escaped(fold(name))}${WORDS_BETWEEN}${FIGURE}(.*)`, 'u');

/** In a Spanish text a comma comes before decimals, and a point before three digits is between thousands. */
export function numberOf(written: string, language: Language): number {
  const trimmed = written.replace(/[.,]+$/, '');
  const plain =
    language === 'es'
      ? trimmed.replaceAll(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')
      : trimmed.replaceAll(/,(?=\d{3}(?!\d))/g, '');
  return Number(plain);
}

const MASS: Readonly<Record<string, readonly [string, number]>> = {
  g: ['mg', 1_000],
  mg: ['mg', 1],
  mcg: ['mg', 0.001],
  microgram: ['mg', 0.001],
  micrograms: ['mg', 0.001],
  microgramo: ['mg', 0.001],
  microgramos: ['mg', 0.001],
  unit: ['unit', 1],
  units: ['unit', 1],
  unidades: ['unit', 1],
  mmol: ['mmol', 1],
  ml: ['mL', 1],
  mL: ['mL', 1],
  sachet: ['sachet', 1],
  sachets: ['sachet', 1],
};

/** An amount in mg, unit, mmol, mL or sachets, also per kilogram or time; the names of such units are compared. */
function inBase(amount: number, unit: string): { amount: number; unit: string } {
  const [substance, ...per] = unit.replaceAll(' ', '').split('/');
  const [base, factor] = MASS[substance!] ?? [substance!, 1];
  return {
    amount: amount * factor,
    unit: [base, ...per.map((one) => ({ hour: 'h', dia: 'day' })[one] ?? one)].join('/'),
  };
}

interface Said {
  drug: Drug;
  amount: number;
  /** As it is written; empty if there is none. */
  unit: string;
}

const patterns = new Map<string, { name: RegExp; dose: RegExp }>();
function patternsOf(name: string) {
  const known = patterns.get(name) ?? { name: patternOf(name), dose: doseOf(name) };
  patterns.set(name, known);
  return known;
}
const namesOf = ({ en, es = en }: Drug, language: Language): string => (language === 'es' ? es : en);

/** The drugs of the table that a text names. */
const drugsIn = (text: string, drugs: readonly Drug[], language: Language): Drug[] => {
  const folded = fold(text);
  return drugs.filter((drug) => patternsOf(namesOf(drug, language)).name.test(folded));
};

/** The first dose of each drug that a text names. */
function dosesIn(text: string, drugs: readonly Drug[], language: Language): Said[] {
  const folded = fold(text).replaceAll('μ', 'u');
  return drugsIn(text, drugs, language).flatMap((drug): Said[] => {
    const [, figure, rest] = patternsOf(namesOf(drug, language)).dose.exec(folded) ?? [];
    if (figure === undefined || NO_DOSE.test(rest!)) return [];
    const [, substance = '', per = ''] = UNIT.exec(rest!) ?? [];
    return [{ drug, amount: numberOf(figure, language), unit: substance + per }];
  });
}

interface DoseContext {
  drugs: readonly Drug[];
  language: Language;
  /** The question, which may name the route or the drug for all options. */
  stem: string;
}

/** What is missing from the doses of an option, right or wrong: a unit or a route. */
export function incompleteDoses(option: string, { drugs, language, stem }: DoseContext): string[] {
  const context = fold(`${option} ${stem}`);
  const hasRoute = Object.values(ROUTES).some((words) => words.test(context));
  return dosesIn(option, drugs, language).flatMap(({ drug, unit }) => [
    ...(unit === '' ? [`${drug.en} has a dose without a unit`] : []),
    ...(unit !== '' && !hasRoute ? [`${drug.en} has a dose without a route`] : []),
  ]);
}

/** The table is for adults. */
const CHILD =
  /\b(?:[1-9]|1[0-5])[- ]year[- ]old|[- ](?:months?|weeks?|days?)[- ]old|\bbaby\b|\bchild\b|\bnewborn|\bnin[oa]\b|\blactante|\brecien nacid|\b(?:[1-9]|1[0-5]) anos\b/;

/** Doses of a right option that the table does not have: by that route, an adult takes less or more at one time. */
export function unlikelyDoses(option: string, { drugs, language, stem }: DoseContext): string[] {
  if (CHILD.test(fold(stem))) return [];
  const routesIn = (text: string) =>
    (Object.keys(ROUTES) as (keyof typeof ROUTES)[]).filter((route) => ROUTES[route].test(fold(text)));
  const said = routesIn(option);
  const routes = said.length > 0 ? said : routesIn(stem);
  return dosesIn(option, drugs, language).flatMap(({ drug, amount, unit }) => {
    if (unit === '') return [];
    const given = inBase(amount, unit);
    const rows = drug.doses
      .map((row) => ({ ...row, base: inBase(row.least, row.unit), most: inBase(row.most, row.unit).amount }))
      .filter((row) => row.base.unit === given.unit);
    // A rate, or a dose per kilogram for a child, is in no row.
    if (rows.length === 0 && given.unit.includes('/')) return [];
    const fits = rows.some(
      (row) =>
        routes.includes(row.route) && given.amount >= row.base.amount * 0.999 && given.amount <= row.most * 1.001,
    );
    return fits ? [] : [`${drug.en} ${amount} ${unit} ${routes.join('/')} is not in drugs.yaml`];
  });
}
