import { LANGUAGES } from '../../../../domain/accounts/contract';
import type { PageData, Parsed } from '../../../../domain/contract';
import { MODES, PREFERENCES, QUESTIONS_MAX, type quizSetup } from '../../../../domain/quizzes/contract';

export type Setup = PageData<typeof quizSetup>;
export type Choices = Omit<Parsed<typeof quizSetup.actions.submit>, 'submission_id' | 'from'>;

/** Numbers of questions that are one tap away. */
export const USUAL_NUMBERS = [5, 10, 20, 50] as const;

const NOTHING_CHOSEN: Choices = { specialty: 0, topic: 0, focus: 0, difficulty: 0, language: '', preferences: 'all', number_of_questions: 10, mode: 1 };

const keyOf = (personId: number) => `wardmates.quiz-setup.${personId}`;

/** A full or forbidden storage is no reason to refuse a quiz. */
export function keepChoices(personId: number, chosen: Choices): void {
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(chosen));
  } catch {
    return;
  }
}

const isWhole = (value: unknown, from: number, to: number): boolean => Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const isOneOf = (value: unknown, all: readonly unknown[]): boolean => all.includes(value);

/** What an older version of the page, or somebody else, has left there is not begun with. */
function areChoices(value: unknown): value is Choices {
  if (typeof value !== 'object' || value === null) return false;
  const { specialty, topic, focus, difficulty, language, preferences, number_of_questions, mode } = value as Record<keyof Choices, unknown>;
  return (
    [specialty, topic, focus].every((id) => isWhole(id, 0, 2_147_483_647)) && isWhole(difficulty, 0, 3) && isWhole(number_of_questions, 1, QUESTIONS_MAX) &&
    isOneOf(language, ['', ...LANGUAGES]) && isOneOf(preferences, PREFERENCES) && isOneOf(mode, MODES)
  );
}

function keptChoices(personId: number): Choices | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? 'null');
    return areChoices(kept) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * What the form begins with: what the link asks for, and everything else as it was chosen last on this device. A link to
 * a topic means all of its questions, so that nothing chosen earlier narrows it.
 */
export function firstChoices(personId: number, asked: { specialty: number; topic: number }, setup: Setup): Choices {
  const kept = keptChoices(personId) ?? NOTHING_CHOSEN;
  const before: Choices = asked.specialty || asked.topic ? { ...kept, focus: 0, difficulty: 0, preferences: 'all', specialty: asked.specialty, topic: asked.topic } : kept;
  const topic = setup.topics.find(({ id }) => id === before.topic);
  const specialty = setup.specialties.find(({ id }) => id === (topic?.specialty_id ?? before.specialty));
  return { ...before, topic: topic?.id ?? 0, specialty: specialty?.id ?? 0, language: setup.languages.includes(before.language as 'en') ? before.language : '' };
}

/** Another specialty leaves its topics behind; a topic brings its specialty with it. */
export function choose(before: Choices, change: Partial<Choices>, topics: Setup['topics']): Choices {
  const after = { ...before, ...change };
  if (change.topic) return { ...after, specialty: topics.find(({ id }) => id === change.topic)?.specialty_id ?? after.specialty };
  const stays = after.specialty === 0 || topics.some(({ id, specialty_id }) => id === after.topic && specialty_id === after.specialty);
  return stays ? after : { ...after, topic: 0 };
}
