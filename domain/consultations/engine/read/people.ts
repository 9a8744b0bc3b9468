/** Names in the script and the people they belong to: `my wife, Diane` makes Diane the wife. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from './fact';
import { folded } from '../words/text';
import { isOrdinary } from '../words/spelling';
import { isConcept, keysOf, stemOf } from '../words/words';

const NAME = '(\\p{Lu}[\\p{Ll}]+)';
const RELATION: Record<Language, string> = {
  en: 'wife|husband|partner|fiancée?|girlfriend|boyfriend|daughter|son|sister|brother|mother|father|niece|nephew|friend|neighbour|married to|engaged to',
  es: 'marido|mujer|esposa|esposo|pareja|novia|novio|hija|hijo|hermana|hermano|madre|padre|casad[oa] con|vecina|vecino|amiga|amigo',
};
const pattern = (language: Language): RegExp =>
  new RegExp(`(?<![\\p{L}])(${RELATION[language]}),?\\s+(?:is\\s+|se llama\\s+)?${NAME}`, 'gu');
const PATTERNS: Record<Language, RegExp> = { en: pattern('en'), es: pattern('es') };

const isAName = (label: string, language: Language): boolean =>
  !isOrdinary(label, language) && ![...keysOf(label, language)].some(isConcept);

const isWithinASentence = (name: string, facts: readonly Fact[]): boolean => {
  const within = new RegExp(`[\\p{Ll},] ${name}(?!\\p{L})`, 'u');
  return facts.some(({ text }) => within.test(text));
};

/** Stems of names, each with what its bearer is: `#partner`, `#children`. */
export function peopleIn(facts: readonly Fact[], language: Language): ReadonlyMap<string, string> {
  const people = new Map<string, string>();
  for (const { said, disclosure } of facts) {
    if (disclosure === 'never') continue;
    for (const [, relation, name] of said.matchAll(PATTERNS[language])) {
      const key = /^(?:married|engaged|casad)/.test(relation!) ? '#partner' : [...keysOf(relation!, language)][0];
      if (key?.startsWith('#')) people.set(stemOf(folded(name!), language), key);
    }
  }
  // A label that is only a name is the partner's, if no partner is named. `Past` is written in no sentence as a name is.
  const partner = [...people.values()].includes('#partner');
  const named = facts.find(
    ({ topic }) => /^\p{Lu}\p{Ll}+$/u.test(topic) && isAName(topic, language) && isWithinASentence(topic, facts),
  );
  if (named && !partner) people.set(stemOf(folded(named.topic), language), '#partner');
  return people;
}

/** Stems of all names in the script, also of those in labels: `Elsie, the baby`. */
export function namesIn(facts: readonly Fact[], language: Language): ReadonlySet<string> {
  const inLabels = facts
    .flatMap(({ topic, disclosure }) => (disclosure === 'never' ? [] : (topic.match(/\p{Lu}\p{Ll}+/gu) ?? [])))
    .filter((word) => isAName(word, language));
  return new Set([...peopleIn(facts, language).keys(), ...inLabels.map((name) => stemOf(folded(name), language))]);
}

/** The keys of a text and of the people that it names. */
const withPeople = (keys: ReadonlySet<string>, people: ReadonlyMap<string, string>): Set<string> =>
  new Set([...keys].flatMap((key) => (people.has(key) ? [key, people.get(key)!] : key)));

/** A fact about `Hannah` is about the wife, if that is her name. */
export function ofTheirPeople(facts: Fact[], language: Language): Fact[] {
  const people = peopleIn(facts, language);
  return people.size === 0
    ? facts
    : facts.map((fact) => ({
        ...fact,
        topicKeys: withPeople(fact.topicKeys, people),
        textKeys: withPeople(fact.textKeys, people),
      }));
}
