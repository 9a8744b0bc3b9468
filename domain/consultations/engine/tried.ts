/** What a patient would answer to one question, as their author sees it: by which facts, and what is kept back. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { answerTo } from './answer';
import { type Fact, isFree, isWithheld } from './read/fact';
import type { Reaction } from './read/reactions';
import type { Heard } from './tell/heard';
import { USUAL_QUESTIONS } from './usual-questions';

export interface Tried {
  /** Empty if there is nothing to tell. */
  answer: string;
  /** How it was heard if there is nothing to tell. */
  heard: Heard;
  /** Indexes of the facts that the answer comes from. */
  from: readonly number[];
  /** Indexes of those that the question is about, and that wait for more or are never told. */
  keptBack: readonly number[];
}

const opened = (fact: Fact): Fact =>
  fact.secret || fact.disclosure !== 'never' ? { ...fact, disclosure: 'if-asked', secret: false } : fact;

/** The answer at the beginning of a talk. */
export function tryQuestion(
  asked: string,
  facts: readonly Fact[],
  language: Language,
  reactions: readonly Reaction[] = [],
): Tried {
  const turn = { number: 1, asked };
  const { request, revealed } = answerTo(turn, [], facts, language, null, reactions);
  const withheld = new Set(facts.filter((fact) => fact.secret || isWithheld(fact)).map(({ index }) => index));
  const all = withheld.size > 0 ? answerTo(turn, [], facts.map(opened), language).revealed : [];
  return {
    answer: request.tell.join(' '),
    heard: request.heard,
    from: revealed,
    keptBack: all.filter((index) => withheld.has(index) && !revealed.includes(index)),
  };
}

export interface Failing {
  /** Index of the fact. */
  fact: number;
  asked: string;
}

/**
 * Of the usual questions for each fact that may be told to any question about it, those that bring neither it nor another one about the
 * same. Of facts under one label the first stands for all.
 */
export function failingQuestions(facts: readonly Fact[], language: Language): Failing[] {
  const answers = new Map<string, Tried>();
  const answerOf = (asked: string): Tried => {
    const answer = answers.get(asked) ?? tryQuestion(asked, facts, language);
    answers.set(asked, answer);
    return answer;
  };
  const asking = (intent: string) => (index: number) => facts[index]!.topicKeys.has(intent);
  const free = facts.filter(isFree);
  const isFirst = ({ index, topic }: Fact) => topic === '' || free.find((one) => one.topic === topic)!.index === index;
  return free
    .filter(isFirst)
    .flatMap((fact) =>
      [...fact.topicKeys].flatMap((intent) =>
        (USUAL_QUESTIONS[language].get(intent) ?? [])
          .filter((asked) => !answerOf(asked).from.some(asking(intent)))
          .map((asked) => ({ fact: fact.index, asked })),
      ),
    );
}
