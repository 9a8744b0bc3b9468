import type { QuestionSource, QuestionWriter } from '../../domain/quizzes/question-writer';
import type { FeedbackWriter } from '../../domain/stations/feedback-writer';
import type { Config } from '../config';
import { modelFeedbackWriter } from './model-feedback';
import { modelQuestionWriter } from './model-questions';
import { writeOffline } from './offline';
import { offlineQuestionWriter } from './offline-questions';
import type { OpenAiCompatible } from './openai-compatible';

/** The model that the configuration names, or null where none is: then the offline writers work. */
const providerOf = ({ baseUrl, apiKey, model, timeoutSeconds }: Config['ai']): OpenAiCompatible | null => (baseUrl ? { baseUrl, apiKey, model, timeoutMs: timeoutSeconds * 1_000 } : null);

export function feedbackWriter(ai: Config['ai']): FeedbackWriter {
  const provider = providerOf(ai);
  return provider ? modelFeedbackWriter(provider) : writeOffline;
}

export function questionWriter(ai: Config['ai']): QuestionWriter {
  const provider = providerOf(ai);
  return provider ? modelQuestionWriter(provider) : offlineQuestionWriter();
}

/** Who writes questions, for whoever wants to know beforehand. */
export const writerOfQuestions = (ai: Config['ai']): QuestionSource => (providerOf(ai) ? 'model' : 'offline');
