import { z } from 'zod';
import { FeedbackWriterError, type FeedbackWriter } from '../../domain/stations/feedback-writer';
import { ask, type AskOptions } from './ask';
import { answerAsHtml } from './model-answer-html';
import { boundedAnswer, messagesFor, responseFormat } from './prompt';

export interface OpenAiCompatible {
  /** Such as `https://api.example/v1`; `/chat/completions` is put behind it. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  timeoutMs: number;
  pause?: AskOptions['pause'];
}

const completion = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
});

const nonsense = (message: string, cause?: unknown) => new FeedbackWriterError('provider-nonsense', message, { cause });

/** @throws FeedbackWriterError `provider-nonsense` when it is not JSON of the schema */
function read<T>(schema: z.ZodType<T>, text: string, what: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw nonsense(`${what} is not what was asked for`, error);
  }
}

/** Feedback by a model behind an endpoint that speaks the OpenAI protocol, with structured output. */
export function openAiCompatibleWriter({ baseUrl, apiKey, model, timeoutMs, pause }: OpenAiCompatible): FeedbackWriter {
  const options: AskOptions = { url: `${baseUrl.replace(/\/+$/, '')}/chat/completions`, apiKey, timeoutMs, tries: 3, pauseMs: 500, longestPauseMs: 20_000, pause };
  return async (input) => {
    const text = await ask(JSON.stringify({ model, messages: messagesFor(input), response_format: responseFormat }), options);
    const { finish_reason: finish, message } = read(completion, text, 'the response').choices[0]!;
    if (message.refusal || finish === 'content_filter') throw new FeedbackWriterError('provider-refused', 'the model refused');
    if (finish === 'length') throw nonsense('the answer was cut short');
    return { html: answerAsHtml(read(boundedAnswer, message.content ?? '', 'the answer'), input.language), writer: 'model' };
  };
}
