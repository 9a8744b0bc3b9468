/** What a turn is heard as, beside the facts that it asks for. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { SaidBack } from '../match/said-back';
import { ASKS_NOTHING, asksHowItSits, type Move } from '../read/moves';
import { isUnderstood, readQuestion } from '../read/question';
import type { ReadTurn, SaidPart } from '../read/turn';
import { namesAnOpenQuestion } from '../read/utterance';
import type { Talk } from './meant';

/**
 * How a turn is heard if no fact answers it. `unknown`: understood, but the script does not say. Of what is said back,
 * `summary` is right, `corrects` is wrong and facts correct it, and `partly` and `unsure` can be judged in part or not at all.
 */
export type Heard = Exclude<Move, 'question'> | 'unknown' | 'unclear' | 'corrects' | 'partly' | 'unsure';

function heardIn(parts: readonly SaidPart[], language: Language): Heard {
  if (parts.length === 0) return 'unclear';
  const questions = parts.filter(({ move }) => move === 'question');
  if (questions.length > 0)
    return questions.some(
      ({ text }) => isUnderstood(readQuestion(text, language)) || namesAnOpenQuestion(text, language),
    )
      ? 'unknown'
      : 'unclear';
  const moves = parts.flatMap(({ move }) => (move === 'question' ? [] : [move]));
  return (
    moves.find((move) => ASKS_NOTHING.has(move)) ??
    moves.find((move) => move === 'empathy') ??
    moves.find((move) => move !== 'explained' && move !== 'unclear') ??
    (moves.includes('explained') ? 'explained' : 'unclear')
  );
}

/** How what is said back is heard if no fact corrects it. */
function heardBack({ back, judgement: { verdict } }: SaidBack, heard: Heard): Heard {
  const asksForAYes = [...back.values()].some(Boolean);
  if (verdict === 'right') return 'summary';
  if (verdict === 'nothing' || !asksForAYes) return heard;
  return verdict === 'partly' ? 'partly' : 'unsure';
}

/** @param isMeant whether the turn asks for any fact */
export function heardAs({ parts }: ReadTurn, saidBack: SaidBack, talk: Talk, isMeant: boolean): Heard {
  const { language, last, isOpened } = talk;
  if (saidBack.judgement.verdict === 'wrong') return 'corrects';
  // `How do you feel about that?`, about what was explained.
  const asksAboutAPlan = last.length === 0 && isOpened && parts.some(({ text }) => asksHowItSits(text, language));
  if (!isMeant && asksAboutAPlan) return 'proposed';
  const heard = heardIn(parts, language);
  const isAllSaidBack = heard === 'summary' || saidBack.back.size === parts.length;
  return isMeant || !isAllSaidBack ? heard : heardBack(saidBack, heard);
}
