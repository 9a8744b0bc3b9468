import { type BackWriter, type CardWriter, CardWriterError } from '~/domain/flashcards/generation/card-writer';
import { ProviderError } from './ask';
import { backAnswer, backMessages, cardAnswer, cardMessages } from './card-prompt';
import { askModel, type OpenAiCompatible } from './openai-compatible';

async function asCardWriter<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderError) throw new CardWriterError(error.kind, error.message, { cause: error });
    throw error;
  }
}

/** Cards by a model, with structured output. */
export const modelCardWriter =
  (provider: OpenAiCompatible): CardWriter =>
  async (request) => {
    const { front, back, question } = await asCardWriter(
      askModel(provider, {
        messages: cardMessages(request),
        name: 'flashcard',
        schema: cardAnswer,
        answer: cardAnswer,
      }),
    );
    // A number that names nothing is no source.
    const question_id = question === null ? null : (request.questions[question - 1]?.question_id ?? null);
    return { front, back, question_id, writer: 'model' };
  };

/** Backs of cards by a model. */
export const modelBackWriter =
  (provider: OpenAiCompatible): BackWriter =>
  async ({ front, language }) => {
    const messages = backMessages(front, language);
    const said = await asCardWriter(
      askModel(provider, { messages, name: 'flashcard_back', schema: backAnswer, answer: backAnswer }),
    );
    return { back: said.back, writer: 'model' };
  };
