import { FeedbackWriterError, type FeedbackWriter } from '~/domain/stations/feedback-writer';
import { ProviderError } from './ask';
import { answerAsHtml } from './model-answer-html';
import { askModel, type OpenAiCompatible } from './openai-compatible';
import { answer, boundedAnswer, messagesFor } from './feedback-prompt';

/** Feedback by a model, with structured output. */
export function modelFeedbackWriter(provider: OpenAiCompatible): FeedbackWriter {
  return async (input) => {
    try {
      const said = await askModel(provider, {
        messages: messagesFor(input),
        name: 'station_feedback',
        schema: answer,
        answer: boundedAnswer,
      });
      return { html: answerAsHtml(said, input.language), writer: 'model' };
    } catch (error) {
      if (error instanceof ProviderError) throw new FeedbackWriterError(error.kind, error.message, { cause: error });
      throw error;
    }
  };
}
