import { type QuestionWriter, QuestionWriterError } from '~/domain/quizzes/generation/question-writer';
import { ProviderError } from './ask';
import { askModel, type OpenAiCompatible } from './openai-compatible';
import { questionAnswer, questionMessages } from './question-prompt';

/** Questions by a model, with structured output. */
export function modelQuestionWriter(provider: OpenAiCompatible): QuestionWriter {
  return async (request) => {
    const schema = questionAnswer(request);
    try {
      return {
        ...(await askModel(provider, {
          messages: questionMessages(request),
          name: 'question',
          schema,
          answer: schema,
        })),
        writer: 'model',
      };
    } catch (error) {
      if (error instanceof ProviderError) throw new QuestionWriterError(error.kind, error.message, { cause: error });
      throw error;
    }
  };
}
