import { LANGUAGES, type Language } from '~/domain/accounts/contract';
import type { Parsed } from '~/domain/kit/contract';
import { MODES, PREFERENCES, type quizSetup, type QuizSetupData } from '~/domain/quizzes/contract';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';

export type Choices = Omit<Parsed<typeof quizSetup.actions.submit>, 'submission_id' | 'from' | 'language'> & {
  language: '' | Language;
};

/** Numbers of questions that are one tap away. */
export const USUAL_NUMBERS = [5, 10, 20, 50] as const;

const NOTHING_CHOSEN: Choices & { interface: Language | '' } = {
  interface: '',
  specialty: 0,
  topic: 0,
  focus: 0,
  difficulty: 0,
  language: '',
  preferences: 'all',
  number_of_questions: 10,
  mode: 1,
};

const keyOf = (personId: number): LocalKey => `wardmates.quiz-setup.${personId}`;

export const saveChoices = (personId: number, chosen: Choices, locale: Language): void =>
  void local.set(keyOf(personId), JSON.stringify({ ...chosen, interface: locale }));

const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const isOneOf = (value: unknown, all: readonly unknown[]): boolean => all.includes(value);

/** What an older version of the page, or somebody else, has left there is not begun with. */
function areChoices(value: unknown): value is Choices & { interface?: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const { specialty, topic, focus, difficulty, language, preferences, number_of_questions, mode } = value as Record<
    keyof Choices,
    unknown
  >;
  return (
    [specialty, topic, focus].every((id) => isWhole(id, 0, 2_147_483_647)) &&
    isWhole(difficulty, 0, 3) &&
    isWhole(number_of_questions, 1, QUESTIONS_MAX) &&
    isOneOf(language, ['', ...LANGUAGES]) &&
    isOneOf(preferences, PREFERENCES) &&
    isOneOf(mode, MODES)
  );
}

function keptChoices(personId: number): (Choices & { interface?: unknown }) | null {
  try {
    const kept: unknown = JSON.parse(local.get(keyOf(personId)) ?? 'null');
    return areChoices(kept) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * The language that is preselected: the one chosen last under the same interface language, else the interface's own.
 * A kept choice without its interface language is of an older page, where "any" was the default.
 */
function firstLanguage(
  kept: { language: '' | Language; interface?: unknown },
  languages: QuizSetupData['languages'],
  locale: Language,
): '' | Language {
  const language = kept.interface === locale ? kept.language : locale;
  return language === '' || languages.includes(language) ? language : '';
}

/**
 * What the form begins with: what the link asks for, and everything else as it was chosen last on this device. A link to
 * a topic means all of its questions, so that nothing chosen earlier narrows it.
 */
export function firstChoices(
  personId: number,
  asked: { specialty: number; topic: number },
  setup: QuizSetupData,
  locale: Language,
): Choices {
  const { interface: chosenUnder, ...kept } = keptChoices(personId) ?? NOTHING_CHOSEN;
  const before: Choices =
    asked.specialty || asked.topic
      ? { ...kept, focus: 0, difficulty: 0, preferences: 'all', specialty: asked.specialty, topic: asked.topic }
      : kept;
  const topic = setup.topics.find(({ id }) => id === before.topic);
  const specialty = setup.specialties.find(({ id }) => id === (topic?.specialty_id ?? before.specialty));
  return {
    ...before,
    topic: topic?.id ?? 0,
    specialty: specialty?.id ?? 0,
    language: firstLanguage({ ...kept, interface: chosenUnder }, setup.languages, locale),
  };
}

/** What has questions in the chosen language, each with their number; and what is chosen already, to be seen. */
export const offered = <T extends QuizSetupData['topics'][number] | QuizSetupData['specialties'][number]>(
  all: readonly T[],
  language: '' | Language,
  chosen: number,
): T[] =>
  all
    .map((one) => ({ ...one, questions: language === '' ? one.questions : (one.by_language[language] ?? 0) }))
    .filter(({ id, questions }) => questions > 0 || id === chosen);

/** Another specialty leaves its topics behind; a topic brings its specialty with it. */
export function choose(before: Choices, change: Partial<Choices>, topics: QuizSetupData['topics']): Choices {
  const after = { ...before, ...change };
  if (change.topic)
    return { ...after, specialty: topics.find(({ id }) => id === change.topic)?.specialty_id ?? after.specialty };
  const stays =
    after.specialty === 0 ||
    topics.some(({ id, specialty_id }) => id === after.topic && specialty_id === after.specialty);
  return stays ? after : { ...after, topic: 0 };
}
