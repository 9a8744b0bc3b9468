import { z } from 'zod';
import { ask, type AskOptions, ProviderError } from './ask';

export interface OpenAiCompatible {
  /** Such as `https://api.example/v1`; `/chat/completions` is put behind it. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  timeoutMs: number;
  pause?: AskOptions['pause'];
  after?: AskOptions['after'];
}

export interface Message {
  role: 'system' | 'user';
  content: string;
}

/** What is asked for, with the schema that the model is held to and the bounds that its answer is read with. */
export interface StructuredRequest<T> {
  messages: readonly Message[];
  /** The name of the schema, for the provider's log. */
  name: string;
  /** Without bounds, which not every server accepts in a schema that it generates by. */
  schema: z.ZodType;
  answer: z.ZodType<T>;
}

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

const nonsense = (message: string, cause?: unknown) => new ProviderError('provider-nonsense', message, { cause });

/** @throws ProviderError `provider-nonsense` when it is not JSON of the schema */
function read<T>(schema: z.ZodType<T>, text: string, what: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw nonsense(`${what} is not what was asked for`, error);
  }
}

/**
 * Asks a model behind an endpoint that speaks the OpenAI protocol for an answer of a given structure.
 * @throws ProviderError and nothing else
 */
export async function askModel<T>(
  { baseUrl, apiKey, model, timeoutMs, pause, after }: OpenAiCompatible,
  { messages, name, schema, answer }: StructuredRequest<T>,
): Promise<T> {
  const options: AskOptions = {
    url: `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
    apiKey,
    timeoutMs,
    tries: 3,
    pauseMs: 500,
    longestPauseMs: 20_000,
    pause,
    after,
  };
  const response_format = {
    type: 'json_schema',
    json_schema: { name, strict: true, schema: z.toJSONSchema(schema, { target: 'draft-7' }) },
  };
  const text = await ask(JSON.stringify({ model, messages, response_format }), options);
  const { finish_reason: finish, message } = read(completion, text, 'the response').choices[0]!;
  if (message.refusal || finish === 'content_filter') throw new ProviderError('provider-refused', 'the model refused');
  if (finish === 'length') throw nonsense('the answer was cut short');
  return read(answer, message.content ?? '', 'the answer');
}
