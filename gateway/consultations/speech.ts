import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { SAYING_MAX } from '~/domain/consultations/contract';
import { checkSound } from '~/domain/consultations/speech/check-sound';
import * as contract from '~/domain/consultations/speech/contract';
import * as refusals from '~/domain/consultations/speech/refusals';
import { languageOfOpen, wordsToSpeak } from '~/domain/consultations/speech/speech.query';
import { SpeechError, type SpeechServer } from '~/domain/consultations/speech/speech';
import { cutText } from '~/domain/kit/cut-text';
import { notAllowed, notSignedIn } from '~/domain/kit/errors';
import { plainText } from '~/domain/kit/html/plain-text';
import { speechServerOf } from '~/infra/ai/speech-server';
import type { Deps } from '~/infra/process/deps';
import { bindCall, parse } from '../bind';
import { admitFiles } from '../plugins/uploads';
import { registerScope } from '../plugins/scope';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Sounds that are on their way through one gateway at once, each held in memory until it is text. */
const ON_THE_WAY = { all: 40, person: 2 };

/** The sound of a request. @throws Problem `sound-not-valid` */
function soundOf(request: FastifyRequest): Uint8Array<ArrayBuffer> {
  const sent = (request.body as { sound?: unknown } | undefined)?.sound;
  if (!Buffer.isBuffer(sent)) throw refusals.soundNotValid();
  checkSound(sent);
  return Uint8Array.from(sent);
}

/** The answer of the speech server. If it fails, the log has the reason and the person is asked to type. */
async function orUnavailable<T>(log: FastifyBaseLogger, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    log.warn({ kind: error.kind, reason: error.message }, 'the speech server came to nothing');
    throw refusals.speechUnavailable();
  }
}

/** A stream whose first piece has been heard already: until then its request can still be refused. */
async function* withFirst(first: Uint8Array, rest: AsyncGenerator<Uint8Array, void>, log: FastifyBaseLogger) {
  try {
    yield first;
    yield* rest;
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    // Broken off, as its listener hears.
    log.warn({ kind: error.kind, reason: error.message }, 'the speech server stopped speaking');
    throw error;
  } finally {
    await rest.return();
  }
}

/** Speech through the speech server, for who has agreed to it. Every second of it is somebody's money: what one person may ask is bounded. */
export function bindSpeech(app: FastifyInstance, deps: Deps): void {
  const server = speechServerOf(deps.config.speech);
  const heard = [
    app.limits.limiter('speech-heard', contract.TRANSCRIPTIONS_A_MINUTE, MINUTE),
    app.limits.limiter('speech-heard-daily', contract.TRANSCRIPTIONS_A_DAY, DAY),
  ];
  const spoken = [
    app.limits.limiter('speech-spoken', contract.SPOKEN_A_MINUTE, MINUTE),
    app.limits.limiter('speech-spoken-daily', contract.SPOKEN_A_DAY, DAY),
  ];
  const allowed = ({ agreed }: { agreed: boolean }): SpeechServer => {
    if (!server) throw refusals.noSpeechServer();
    if (!agreed) throw refusals.speechNotAgreed();
    return server;
  };
  const take = async (limiters: typeof heard, personId: number) => {
    for (const limiter of limiters) await limiter.take(personId);
  };

  void registerScope(app, 'speech', async (scope) => {
    admitFiles(scope, { bytes: contract.SPEECH_BYTES_MAX, onTheWay: ON_THE_WAY });
    bindCall(scope, deps, contract.transcribeSpeech, async ({ person, input, request }) => {
      const ears = allowed(input);
      const language = await languageOfOpen(deps.read, person.id, input.consultation_id);
      const sound = soundOf(request);
      await take(heard, person.id);
      const text = await orUnavailable(request.log, ears.transcribe(sound, language));
      return { text: cutText(plainText(text), SAYING_MAX) };
    });
  });

  app.post(
    contract.SPEAK_PATH,
    {
      schema: {
        summary:
          "Words of an answer in one's own consultation, spoken by the speech server: a WAV, which is kept nowhere.",
        tags: ['consultations'],
        body: contract.speaking,
      },
    },
    async (request, reply) => {
      const { person } = request;
      if (!person) throw notSignedIn();
      if (person.guest) throw notAllowed();
      const input = parse(contract.speaking, request.body);
      const mouth = allowed(input);
      const words = await wordsToSpeak(deps.read, person.id, input);
      await take(spoken, person.id);
      const sound = mouth.speak(words);
      const first = await orUnavailable(request.log, sound.next());
      if (first.done) throw refusals.speechUnavailable();
      return reply
        .type('audio/wav')
        .header('cache-control', 'no-store')
        .send(Readable.from(withFirst(first.value, sound, request.log), { objectMode: false }));
    },
  );
}
