import type { FeedbackWriter } from '../../domain/stations/feedback-writer';
import type { Config } from '../config';
import { writeOffline } from './offline';
import { openAiCompatibleWriter } from './openai-compatible';

/** The writer that the configuration asks for: a model where an endpoint is named, else the offline one. */
export function feedbackWriter({ baseUrl, apiKey, model, timeoutSeconds }: Config['ai']): FeedbackWriter {
  return baseUrl ? openAiCompatibleWriter({ baseUrl, apiKey, model, timeoutMs: timeoutSeconds * 1_000 }) : writeOffline;
}
