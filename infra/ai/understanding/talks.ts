/** Whole talks with the items that a reader credits, and how far the proposed marks agree with the reader. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '~/domain/accounts/contract';
import { answerTo } from '~/domain/consultations/engine/answer';
import { CONCEPTS } from '~/domain/consultations/engine/words/clinical-words';
import { coverageOf, type Spoken } from '~/domain/consultations/marking/coverage';
import type { Fact } from '~/domain/consultations/engine/read/fact';
import { judgedItems } from '~/domain/consultations/marking/item-needs';
import { scriptOf } from './ask';

export interface Talk {
  station: string;
  said: string[];
  /** Places of the credited items on the checklist, from 1. */
  credited: ReadonlySet<number>;
  /** Those of a second reader. */
  again: ReadonlySet<number>;
}

const placesIn = (line: string): ReadonlySet<number> => new Set(line.slice(2).split(' ').map(Number));

/** `kept-apart`: no rule is made by them; only how far the marks agree is read. */
export function readTalks(
  set: 'training' | 'developing' | 'kept-apart' | 'fresh' | 'unseen' | 'blind' | 'last' = 'training',
): Talk[] {
  const talks: Talk[] = [];
  let station = '';
  let said: string[] = [];
  for (const line of readFileSync(
    path.join(__dirname, set === 'training' ? 'talks.txt' : `talks.${set}.txt`),
    'utf8',
  ).split('\n')) {
    if (/^# [a-z0-9-]+$/.test(line)) station = line.slice(2);
    else if (line.startsWith('= ')) {
      talks.push({ station, said, credited: placesIn(line), again: new Set() });
      said = [];
    } else if (line.startsWith('~ ')) talks.at(-1)!.again = placesIn(line);
    else if (line !== '' && !line.startsWith('#')) said.push(line);
  }
  return talks;
}

interface Agreement {
  both: number;
  neither: number;
  /** Credited by the reader alone, and by the rules alone. */
  missed: number;
  extra: number;
}

/** Moods are no contradiction: `not hopeless` is said beside `fed up`. */
const NAMED = new Set(
  CONCEPTS.filter(({ key, kind }) => ['symptom', 'drug', 'habit', 'condition'].includes(kind) && key !== 'mood').map(
    ({ key }) => `#${key}`,
  ),
);

type Earlier = { asked: string; said: string; state: 'said'; revealed: number[] };
const SAYS_BACK = {
  en: (name: string, denies: boolean) => `So you have ${denies ? 'never had' : 'had'} ${name}, is that right?`,
  es: (name: string, denies: boolean) => `Entonces ${denies ? 'nunca ha tenido' : 'ha tenido'} ${name}, ¿es correcto?`,
} as const;
const NAMES = new Map(CONCEPTS.map(({ key, en, es }) => [`#${key}`, { en: en[0], es: es[0] }]));

/** Told facts that are said back the other way round, and that the patient confirms. */
function wronglyConfirmedIn(
  told: readonly Fact[],
  earlier: readonly Earlier[],
  facts: readonly Fact[],
  language: Language,
) {
  return told.flatMap((fact) =>
    [...fact.textKeys].flatMap((key) => {
      const name = NAMES.get(key)?.[language];
      // Of a fact that says one thing it is plain what it denies.
      const isPlain =
        NAMED.has(key) &&
        fact.topicKeys.has(key) &&
        !/[,;]| (?:and|y) /.test(fact.said) &&
        facts.filter((one) => one.textKeys.has(key)).length === 1;
      if (name === undefined || !isPlain) return [];
      const asked = SAYS_BACK[language](name, !fact.denies);
      const { request } = answerTo({ number: earlier.length + 1, asked }, earlier, facts, language);
      return request.heard === 'summary' ? [`${asked} / ${fact.said}`] : [];
    }),
  );
}

/** Facts told in one talk of which one says what the other denies; and those that are said back wrongly and confirmed. */
export function contradictionsIn({ station: slug, said }: Talk): string[] {
  const { station, facts } = scriptOf(slug);
  const earlier: Earlier[] = [];
  for (const [index, asked] of said.entries()) {
    const { request, revealed } = answerTo({ number: index + 1, asked }, earlier, facts, station.language);
    earlier.push({ asked, said: request.tell.join(' '), state: 'said', revealed });
  }
  const told = facts.filter(({ index }) => earlier.some(({ revealed }) => revealed.includes(index)));
  const among = told
    .filter(({ denies }) => denies)
    .flatMap((no) =>
      told
        .filter(
          (yes) =>
            !yes.denies &&
            yes.topic === no.topic &&
            [...no.textKeys].some((key) => NAMED.has(key) && yes.textKeys.has(key)),
        )
        .map((yes) => `${slug}: ${no.said} / ${yes.said}`),
    );
  return [...among, ...wronglyConfirmedIn(told, earlier, facts, station.language).map((one) => `${slug}: ${one}`)];
}

/** The words that were said to the patient, with what each brought to light. */
function spokenIn({ station: slug, said }: Talk): Spoken[] {
  const { station, facts } = scriptOf(slug);
  const earlier: Earlier[] = [];
  return said.map((asked, index) => {
    const { request, revealed } = answerTo({ number: index + 1, asked }, earlier, facts, station.language);
    const answer = request.tell.join(' ');
    earlier.push({ asked, said: answer, state: 'said', revealed });
    const told = revealed.map((one) => facts[one]!).filter(({ disclosure }) => disclosure.startsWith('if-asked'));
    return { number: index + 1, asked, earned: told.length > 0 ? answer : '', told };
  });
}

/** Over the items that words can show. @param of whose marks are compared with the rules', or with the first reader's */
export function agreementOf(talks: readonly Talk[], of: 'first' | 'second' | 'readers' = 'first'): Agreement {
  const sum = { both: 0, neither: 0, missed: 0, extra: 0 };
  for (const talk of talks) {
    const { station } = scriptOf(talk.station);
    const items = station.checklist
      .flatMap(({ title: section, items: titles }) => titles.map((title) => ({ title, section })))
      .map((item, index) => ({ id: index + 1, ...item, covered_by: station.covers[item.title] }));
    const judged = judgedItems(items, station.language);
    const found =
      of === 'readers'
        ? talk.again
        : new Set(coverageOf(items, spokenIn(talk), station.language).map(({ item_id }) => item_id));
    const reader = of === 'second' ? talk.again : talk.credited;
    for (const { id } of items.filter((item) => judged.has(item.id))) {
      const credited = reader.has(id);
      sum[credited ? (found.has(id) ? 'both' : 'missed') : found.has(id) ? 'extra' : 'neither'] += 1;
    }
  }
  return sum;
}

/** Cohen's kappa: agreement beyond what chance would give; 1 is full. */
export function kappaOf({ both, neither, missed, extra }: Agreement): number {
  const all = both + neither + missed + extra;
  const observed = (both + neither) / all;
  const byChance = ((both + missed) * (both + extra) + (neither + extra) * (neither + missed)) / all ** 2;
  return (observed - byChance) / (1 - byChance);
}
