/**
 * Claims in promotions: a text holds `{questions}`, and the number is counted when it is shown. Runs in the browser too.
 */
export const CLAIMS = [
  'stations',
  'osce_stations',
  'ecoe_stations',
  'virtual_patients',
  'osce_virtual_patients',
  'ecoe_virtual_patients',
  'questions',
  'ukmla_questions',
  'psa_questions',
  'ecg_cases',
  'blood_gas_cases',
  'blood_test_cases',
  'radiology_cases',
  'drug_calculation_cases',
  'flashcards',
  'notebook_topics',
] as const;
type Claim = (typeof CLAIMS)[number];
export type Counts = Readonly<Record<Claim, number>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;
const isClaim = (name: string): name is Claim => (CLAIMS as readonly string[]).includes(name);

const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!.trim());

/** The claims of some texts, each once. */
export const claimsIn = (...texts: readonly string[]): Claim[] => [
  ...new Set(texts.flatMap(namesIn).filter((name) => isClaim(name))),
];
/** Placeholders, and braces that do not close, that stand for nothing that is counted. */
export const unknownClaims = (text: string): string[] => [
  ...namesIn(text).filter((name) => !isClaim(name)),
  ...(/[{}]/.exec(text.replaceAll(PLACEHOLDER, '')) ?? []),
];

/** The text as it is read: every claim as the number that was counted, written as `locale` does. */
export const filled = (text: string, counts: Partial<Counts>, locale: string): string =>
  text.replaceAll(PLACEHOLDER, (written, name: string) => {
    const count = isClaim(name.trim()) ? counts[name.trim() as Claim] : undefined;
    return count === undefined ? written : new Intl.NumberFormat(locale).format(count);
  });

/** What is counted, in both languages, without marks: of these no number is typed. */
const COUNTED =
  '(?:osces?|ecoes?|stations?|estacion(?:es)?|patients?|pacientes?|questions?|preguntas?|qs|sbas?|mcqs?|cases?|casos?|cards?|flashcards?|tarjetas?|topics?|temas?|guides?|guias?|exams?|examen(?:es)?|mocks?|simulacros?|checklists?|listas?|quizzes|quiz|cuestionarios?|decks?|mazos?|ecgs?|electrocardiogram(?:as?|s)?|images?|imagen(?:es)?|gases?|gasometrias?|radiographs?|radiografias?|calculations?|calculos?|scenarios?|escenarios?|students?|estudiantes?|learners?|people|personas)';
/** Not “one”, which Spanish writes like an article. */
const WORDS =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci(?:seis|siete|ocho|nueve)|veint(?:e|i[a-z]+)|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|[a-z]+cient[oa]s|quinient[oa]s|centenar(?:es)?|mil(?:es)?|millon(?:es)?|decenas?|docenas?)';
const NUMBER = `(?:\\d[\\d.,\\s]*\\+?|(?<!\\p{L})${WORDS}(?!\\p{L}))`;
/** How long something takes is nothing that the product counts. */
const TIME =
  '(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|segundos?|minutos?|horas?|dias?|semanas?|meses|mes|anos?)';
/** Up to three words between: "2500+ single best answer questions", "miles de buenas preguntas". */
const TYPED = new RegExp(
  `${NUMBER}(?![\\s-]*${TIME}(?!\\p{L}))[\\s-]*(?:[\\p{L}'’/-]+[\\s,;()-]+){0,3}\\(?${COUNTED}(?!\\p{L})|(?<!\\p{L})${COUNTED}\\s*[:=–—(]\\s*${NUMBER}`,
  'u',
);
/** Written in figures, with spaces, points or commas between thousands, and what says “more than”: `2,500`, `12 000`, `85 +`, `2k`. */
const FIGURES = /(?<![\d.,])(\d{1,3}(?:[\s.,']\d{3})+|\d+)(?:[.,]\d+)?\s?(\+|k(?!\p{L}))?/gu;
/** A number that is read as a year; one that is long past would be a claim. */
const isYear = (written: string): boolean => /^20(?:2[1-9]|[34]\d)$/.test(written);
/** A number of this size or more is a claim in any context. */
const MANY = 100;

/** A number that stands for itself as a claim: with a plus, or a large one that is no year. Nothing else has so many. */
function largeNumber(text: string): string | null {
  for (const [found, figures, after] of text.matchAll(FIGURES)) {
    const number = Number(figures!.replaceAll(/\D/g, ''));
    if (after === '+' || after === 'k' || (number >= MANY && !isYear(figures!))) return found.trim();
  }
  return null;
}

/** A number that somebody typed if one is counted; null if there is none. */
export function typedNumber(text: string): string | null {
  const plain = text.replaceAll(PLACEHOLDER, '§').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return TYPED.exec(plain)?.[0].trim() ?? largeNumber(plain);
}
