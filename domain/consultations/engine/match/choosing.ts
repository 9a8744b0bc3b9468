/** Which of the facts that answer a question are told. Pure. */
import { type Fact, isWithheld } from '../read/fact';
import type { Question } from '../read/question';
import { isAspect, isBody, isClinical, isFinding, isGeneric } from '../words/words';
import { IN_TEXT, meets, meetsAspect } from './fact-answers';
import { FACTS_A_QUESTION, type Match, NEARLY, type Search } from './scoring';

/** `No sudden headache`, to a question for headaches: it denies what nobody asked for. */
const deniesMore = (fact: Fact, { subjects, aspects }: Question): boolean =>
  fact.denies &&
  [...fact.textKeys].some(
    (key) =>
      isClinical(key) &&
      !isGeneric(key) &&
      (!isAspect(key) || /^(?:No|Sin) /.test(fact.said)) &&
      !subjects.has(key) &&
      !aspects.has(key),
  );

/** `How long did it last?` is asked of today's, unless earlier times were spoken of. */
function ofToday(near: Match[], { question, particular, opened }: Search): Match[] {
  const { aspects } = question;
  if (particular.length > 0 || aspects.size !== 1 || !aspects.has('#lasting')) return near;
  const found = near.filter(({ fact }) => !fact.topicKeys.has('#before') || opened.has(fact.topic));
  return found.length > 0 ? found : near;
}

/** `How long do they last?`: what says so itself comes before what says something like it, `the last one ten days ago`. */
function ofTheVeryAspect(near: Match[], { question }: Search): Match[] {
  const says = ({ fact }: Match) => [...question.aspects].some((key) => meets(fact, key) > 0);
  const found = near.filter(says);
  return found.length > 0 ? found : near;
}

/** Without denials that say more than was asked, or that stand beside what is there. */
function withoutDenials(near: Match[], best: Match, question: Question): Match[] {
  // A question about all illnesses is not answered by a list of those that are not there.
  const fitting =
    best.fact.denies && !deniesMore(best.fact, question)
      ? near.filter(({ fact }) => !deniesMore(fact, question))
      : near;
  const there = fitting.filter(({ fact }) => !fact.denies);
  if (there.length === 0) return fitting;
  // `How much blood?` is not answered by `no blood in the urine` if there is blood to tell of.
  const isTold = ({ answered }: Match) =>
    there.some((one) => answered.size > 0 && [...answered].every((key) => one.answered.has(key)));
  return fitting.filter((one) => {
    if (!one.fact.denies) return true;
    const more = deniesMore(one.fact, question);
    return !(more && isTold(one)) && (one === best || (one.score === best.score && !more));
  });
}

/** A withheld fact is not said along with a fact that answers any question, unless it was asked for. */
function withoutWithheld(near: Match[], lead: Match, { question, opened }: Search): Match[] {
  if (isWithheld(lead.fact)) return near;
  return near.filter(
    ({ fact, answered }) =>
      !isWithheld(fact) ||
      (fact.disclosure === 'about-fear' && question.subjects.has('#concerns')) ||
      opened.has(fact.topic) ||
      [...answered].some((key) => isFinding(key) && (fact.topicKeys.has(key) || !lead.answered.has(key))),
  );
}

/** `Blood pressure, diabetes or cholesterol?` is three questions: what one fact leaves open another may answer. */
function withOthersAsked(chosen: Match[], matches: readonly Match[], { question, particular }: Search): Match[] {
  // `#allergy`, asked for beside an illness, is a question of its own.
  const isQuestion = (key: string) => isFinding(key) || key === '#allergy' || (question.hurts && isBody(key));
  const all = [...chosen];
  for (const key of particular.filter(isQuestion)) {
    if (all.length >= FACTS_A_QUESTION || all.some(({ answered }) => answered.has(key))) continue;
    const other = matches.find(({ answered, fact }) => answered.has(key) && (!isBody(key) || meets(fact, '#pain') > 0));
    if (other) all.push(other);
  }
  return all;
}

/** `What dose?`: another fact under the same label says it. */
function underTheLabel({ fact: lead }: Match, chosen: readonly Match[], { question, facts }: Search): Fact | undefined {
  const { aspects } = question;
  const says = (fact: Fact) => [...aspects].some((key) => meetsAspect(fact, key) >= IN_TEXT);
  if (aspects.size === 0 || aspects.has('#number') || lead.topic === '' || chosen.some(({ fact }) => says(fact)))
    return;
  return facts.find(
    (fact) => fact.topic === lead.topic && fact.disclosure === lead.disclosure && !fact.denies && says(fact),
  );
}

/** A bare denial has hardly a word. */
const BARE = 2;
/** The first sentence under a label is what it is about, also if it denies: `Bowels: not open for three days.` */
const isHead = ({ fact }: Match, found: readonly Match[]): boolean =>
  fact.topic !== '' &&
  fact.textKeys.size > BARE &&
  !found.some((other) => other.fact.topic === fact.topic && other.fact.index < fact.index);

/** The best facts first; of those that are as good, what is there before what is not. */
export function chosenOf(found: readonly Match[], search: Search): Fact[] {
  const { question } = search;
  const rank = (match: Match): number => (match.fact.denies && !isHead(match, found) ? 1 : 0);
  const matches = [...found].sort((a, b) => b.score - a.score || rank(a) - rank(b) || a.fact.index - b.fact.index);
  const best = matches[0];
  if (!best) return [];
  const nearly = matches.filter(({ score }) => score >= best.score * NEARLY);
  const near = withoutDenials(ofTheVeryAspect(ofToday(nearly, search), search), best, question);
  const lead = (deniesMore(best.fact, question) ? near.find(({ fact }) => !fact.denies) : undefined) ?? best;
  const open = withoutWithheld(near, lead, search).slice(0, FACTS_A_QUESTION);
  const chosen = withOthersAsked(open, matches, search);
  const better = underTheLabel(lead, chosen, search);
  return better ? [better] : chosen.map(({ fact }) => fact);
}
