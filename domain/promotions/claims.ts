/**
 * Claims in promotions: a text holds `{questions}`, and the number is counted when it is shown. Runs in the browser too.
 */
export const CLAIMS = [
  'stations',
  'osce_stations',
  'ecoe_stations',
  'virtual_patients',
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
  '(?:osces?|ecoes?|stations?|estacion(?:es)?|patients?|pacientes?|questions?|preguntas?|sbas?|mcqs?|cases?|casos?|cards?|flashcards?|tarjetas?|topics?|temas?|guides?|guias?|exams?|examen(?:es)?|mocks?|simulacros?|checklists?|listas?|quizzes|quiz|cuestionarios?|decks?|mazos?|ecgs?|gases?|gasometrias?|radiographs?|radiografias?|calculations?|calculos?|students?|estudiantes?|learners?|people|personas)';
const NUMBER =
  '(?:\\d[\\d.,\\s]*\\+?|(?:hundreds?|thousands?|millions?|dozens?|cientos|centenares|miles|mil|millones|decenas|docenas)\\b)';
/** Up to three words between: "2500+ single best answer questions", "miles de buenas preguntas". */
const TYPED = new RegExp(
  `${NUMBER}[\\s-]*(?:[\\p{L}'’/-]+[\\s-]+){0,3}${COUNTED}(?![\\p{L}])|${COUNTED}\\s*[:=–—(]\\s*${NUMBER}`,
  'u',
);

/** A number that somebody typed where one is counted; null where there is none. */
export function typedNumber(text: string): string | null {
  const plain = text.replaceAll(PLACEHOLDER, '§').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return TYPED.exec(plain)?.[0].trim() ?? null;
}
