/**
 * The answer to one turn, in pure steps: read what was asked (`read/`), match it with the facts (`match/`), decide which of them may be
 * told (`tell/reveal.ts`), and put those into words (`tell/telling.ts`). Everything that reaches a model goes through here.
 */
import type { Language } from '~/domain/accounts/contract';
import { EARLIER_MAX, type PatientRequest } from './patient';
import { type Fact, isWithheld } from './read/fact';
import { empathises } from './read/moves';
import { choicesIn, mayTakeUp, takenUp } from './read/offers';
import { personaOf } from './read/persona';
import type { Reaction } from './read/reactions';
import { cueToShow } from './tell/cues';
import { leakGate } from './tell/leak-gate';
import { reactionTo } from './tell/reacting';
import { asksToSayBack, retold, withoutOwnWords } from './tell/retell';
import type { Understood } from './read/turn';
import { reveal, type Revelation } from './tell/reveal';
import { aloneSaid, answersWhether, inWords, tellingOf } from './tell/telling';

/** A turn of the talk so far. */
interface EarlierTurn {
  asked: string;
  said: string;
  state: string;
  /** Indexes of the facts that its answer brought to light. */
  revealed: readonly number[];
}

interface AskedTurn {
  number: number;
  asked: string;
}

/** What an answer was about, told before or not, as indexes of facts. */
function factsSpokenOf(turn: EarlierTurn | undefined, facts: readonly Fact[], language: Language): number[] {
  if (!turn) return [];
  const again = facts.filter(
    ({ said }) =>
      said.length > 3 && [said, answersWhether(said), aloneSaid(said, language)].some((one) => turn.said.includes(one)),
  );
  return [...new Set([...turn.revealed, ...again.map(({ index }) => index)])];
}

/** What is asked, with the offer that it takes up: `Yes, your family`, after `Do you mean my family?` */
function askedWithOffer(
  { number, asked }: AskedTurn,
  answered: readonly EarlierTurn[],
  facts: readonly Fact[],
  language: Language,
): string {
  const before = answered.at(-1);
  if (!before || !mayTakeUp(asked, language)) return asked;
  const { tell, heard } = answerTo(
    { number: number - 1, asked: before.asked },
    answered.slice(0, -1),
    facts,
    language,
  ).request;
  return tell.length === 0 && heard === 'unclear' ? takenUp(asked, language) : asked;
}

/** Whether the patient is to say back what was explained. */
const asksBack = (asked: string, { meant, heard }: Revelation, language: Language): boolean =>
  asksToSayBack(asked, language) && (heard === 'checks-understanding' || (meant.length === 0 && heard !== 'hostile'));

/**
 * What may be told in answer to a turn, by the talk so far.
 * @param earlier the turns before, in their order
 * @param understood what a model has understood the turn to ask for; the gate is the same
 * @param reactions to explanations and plans; one is shown if the turn asks for no fact
 */
export function answerTo(
  turn: AskedTurn,
  earlier: readonly EarlierTurn[],
  facts: readonly Fact[],
  language: Language,
  understood: Understood | null = null,
  reactions: readonly Reaction[] = [],
) {
  const answered = earlier.filter(({ state }) => state === 'said');
  const revealed = new Set(answered.flatMap((one) => one.revealed));
  const last = factsSpokenOf(answered.at(-1), facts, language);
  const asked = askedWithOffer(turn, answered, facts, language);
  // Who takes up an offer has named nothing: what waits for more goes on waiting.
  const offered = asked === turn.asked ? facts : facts.filter((fact) => !isWithheld(fact) || revealed.has(fact.index));
  const explained = asksToSayBack(turn.asked, language) ? retold(turn.asked, answered, language) : [];
  const revelation = reveal({
    // `Tell me in your own words what it is for`, before anybody explained it, asks for what they know.
    said: explained.length === 0 ? withoutOwnWords(asked) : asked,
    facts: offered,
    language,
    revealed,
    last,
    empathised: answered.some((one) => empathises(one.asked, language)),
    understood,
  });
  const { meant, fresh, permitted, heard } = revelation;
  const persona = personaOf(facts, language);
  const cue = cueToShow(fresh, facts, answered);
  const shown = answered.map((one) => one.said);
  const reaction = meant.length > 0 ? null : reactionTo(revelation.parts, reactions, facts, shown, language);
  const ownWords = [cue, reaction].filter((one) => one !== null);
  const request: PatientRequest = {
    language,
    persona,
    tell: [...tellingOf(meant, turn.asked, heard === 'corrects', language), ...ownWords],
    known: permitted.map((fact) => inWords(fact, language, true)),
    earlier: answered.slice(-EARLIER_MAX).map((one) => ({ asked: one.asked, said: one.said })),
    asked: turn.asked,
    turn: turn.number,
    heard,
    choices: heard === 'unclear' ? choicesIn(language) : [],
    said: shown,
    retell: asksBack(turn.asked, revelation, language) ? explained : null,
  };
  const age = persona.age === null ? '' : String(persona.age);
  return {
    request,
    revealed: fresh.map((fact) => fact.index),
    maySay: leakGate(facts, permitted, [persona.name, age, ...persona.opening, ...ownWords], language),
  };
}
