/** Why a missed item matters and what one could have said: the part of the offline feedback that knows about consultations. */
import type { Language } from '~/domain/accounts/contract';
import type { SectionScore } from '~/domain/stations/marking';
import { ADVICE_EN } from './offline-advice.en';
import { ADVICE_ES } from './offline-advice.es';
import { type Advice, type Topic, TOPICS } from './offline-topics';

/** In which order an item's words are looked at: `allergies` in a handover is part of the handover. */
const MATCHED: readonly Topic[] = [
  'suicide',
  'handover',
  'teamwork',
  'emotion',
  'capacity',
  'safety-net',
  'identity',
  'escalation',
  'consent',
  'news',
  'preparation',
  'hygiene',
  'allergy',
  'understanding',
  'records',
  'treatment',
  'diagnosis',
  'investigation',
  'technique',
  'perspective',
  'social',
  'medicines',
  'red-flags',
  'risk-factors',
  'symptom',
  'examination',
  'introduction',
  'open-question',
  'summary',
  'other',
];

const ADVICE: Record<Language, Record<Topic, Advice>> = { en: ADVICE_EN, es: ADVICE_ES };

export interface MissedItem {
  title: string;
  section: string;
  why: string;
  say: string;
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const topicOf = (title: string, language: Language): Topic =>
  MATCHED.find((topic) => ADVICE[language][topic].pattern.test(folded(title))) ?? 'other';

/** The most important of the missed items, each about something else; at most `count`. Items of no known topic stand in only if there is no other. */
export function mostImportant(sections: readonly SectionScore[], language: Language, count: number): MissedItem[] {
  const missed = sections.flatMap((section) =>
    section.items
      .filter((item) => !item.ticked)
      .map((item) => ({ title: item.title, section: section.title, topic: topicOf(item.title, language) })),
  );
  // The order of the checklist decides between two items of one topic: sort is stable.
  const ranked = missed.sort((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic));
  const chosen = ranked
    .filter((item, index) => ranked.findIndex((other) => other.topic === item.topic) === index)
    .slice(0, count);
  const known = chosen.filter((item) => item.topic !== 'other');
  return (known.length > 0 ? known : chosen).map(({ title, section, topic }) => ({
    title,
    section,
    why: ADVICE[language][topic].why,
    say: ADVICE[language][topic].say,
  }));
}

/** Why an item matters and what one could say; null for items of no known topic. */
export function adviceOn(title: string, language: Language): Pick<MissedItem, 'why' | 'say'> | null {
  const topic = topicOf(title, language);
  if (topic === 'other') return null;
  const { why, say } = ADVICE[language][topic];
  return { why, say };
}
