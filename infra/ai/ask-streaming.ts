import { z } from 'zod';
import { after } from './after';
import { ProviderError } from './ask';
import type { Message, OpenAiCompatible } from './openai-compatible';

/** The longest stream that is read, in bytes. */
const STREAM_MAX = 512 * 1024;

const chunk = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
    }),
  ),
});

const unreachable = (message: string, cause?: unknown) => new ProviderError('provider-unreachable', message, { cause });
const nonsense = (message: string, cause?: unknown) => new ProviderError('provider-nonsense', message, { cause });

/** The data of each event of a `text/event-stream`, split in any way over its pieces. */
async function* eventsOf(body: AsyncIterable<Uint8Array>, heard: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let waiting = '';
  let size = 0;
  for await (const part of body) {
    heard();
    size += part.byteLength;
    if (size > STREAM_MAX) throw nonsense(`the answer is larger than ${STREAM_MAX} bytes`);
    waiting += decoder.decode(part, { stream: true });
    for (;;) {
      const end = /\r?\n\r?\n/.exec(waiting);
      if (!end) break;
      const lines = waiting.slice(0, end.index).split(/\r?\n/);
      waiting = waiting.slice(end.index + end[0].length);
      const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart());
      if (data.length > 0) yield data.join('\n');
    }
  }
}

function read(data: string): z.output<typeof chunk> {
  try {
    return chunk.parse(JSON.parse(data));
  } catch (error) {
    throw nonsense('an event is not what was asked for', error);
  }
}

async function* contentOf(events: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const data of events) {
    if (data === '[DONE]') return;
    const choice = read(data).choices[0];
    if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter')
      throw new ProviderError('provider-refused', 'the model refused');
    if (choice?.delta?.content) yield choice.delta.content;
    // Cut short by its length, what was said until then was said.
    if (choice?.finish_reason) return;
  }
  throw unreachable('the stream broke off');
}

/**
 * Asks a model behind an endpoint that speaks the OpenAI protocol, and yields its text as it arrives (`stream: true`).
 * Silence of `timeoutMs`, before the first word or between two, ends it. There is no retry: the listener has heard the
 * beginning already.
 * @throws ProviderError and nothing else
 */
export async function* askStreaming(
  { baseUrl, apiKey, model, timeoutMs, after: startLimit = after }: OpenAiCompatible,
  messages: readonly Message[],
  maxTokens: number,
): AsyncGenerator<string> {
  const silence = new AbortController();
  const stop = () => silence.abort(new Error(`nothing was heard for ${timeoutMs} ms`));
  let cancelLimit = startLimit(timeoutMs, stop);
  const heard = () => {
    cancelLimit();
    cancelLimit = startLimit(timeoutMs, stop);
  };
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, messages, stream: true, max_tokens: maxTokens }),
      // The key goes to the address that was configured and to no other.
      redirect: 'error',
      signal: silence.signal,
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      const said = `the provider answered ${response.status}`;
      throw response.ok || response.status === 429 || response.status === 408 || response.status >= 500
        ? unreachable(said)
        : new ProviderError('provider-refused', said);
    }
    heard();
    yield* contentOf(eventsOf(response.body, heard));
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw unreachable(
      silence.signal.aborted ? `the provider was silent for ${timeoutMs} ms` : 'the provider could not be reached',
      error,
    );
  } finally {
    cancelLimit();
    // A reader that stops early ends the request.
    silence.abort();
  }
}
