import type { FastifyInstance } from 'fastify';
import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { noSuggestion, requireSuggestible } from '~/domain/flashcards/drafting/suggest-back';
import { judgeBack } from '~/domain/flashcards/generation/card-gate';
import { type BackWriter, CardWriterError } from '~/domain/flashcards/generation/card-writer';
import { cutText } from '~/domain/kit/cut-text';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { plainAsHtml } from '~/infra/ai/question-html';
import { backWriter } from '~/infra/ai/writer';
import { toPlainText } from '~/infra/html/sanitise';
import type { Deps } from '~/infra/process/deps';
import { knownBack } from './known-back';

/** Suggestions for one person in an hour: each may cost money. */
const SUGGESTIONS = { points: 60, seconds: 3_600 };
/** Characters of a front that are sent to a writer. */
const FRONT_MOST = 2_000;

/** The suggestion of what could stand on the back of a card, for both pages of a deck. Nothing is stored. */
export function suggestBacks(
  app: FastifyInstance,
  deps: Deps,
  writerFor: (deps: Deps) => BackWriter = ({ config }) => backWriter(config.ai),
) {
  const suggestions = app.limits.limiter('flashcard-suggestions', SUGGESTIONS.points, SUGGESTIONS.seconds);

  return async ({ person, input }: { person: Person; input: { front: string; language?: Language | undefined } }) => {
    const front = cutText(toPlainText(input.front), FRONT_MOST);
    requireSuggestible(person, front);
    await suggestions.take(person.id);
    const language = input.language ?? person.language;
    const { back, writer } = await writerFor(deps)({ front, language }).catch(async (error: unknown) => {
      if (!(error instanceof CardWriterError)) throw error;
      if (error.kind === 'nothing-left')
        return { back: await knownBack(deps, person, front, language), writer: 'offline' as const };
      deps.log.warn({ err: error }, 'no back of a card was suggested');
      throw noSuggestion();
    });
    const suggestion = judgeBack(back, language);
    if (suggestion === null) throw noSuggestion();
    return { suggestion: SafeHtml.clean(plainAsHtml(suggestion)), writer };
  };
}
