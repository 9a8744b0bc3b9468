import { z } from 'zod';
import { call, formInt, id } from '../../kit/contract';

/** What is uploaded: one turn of one person, as WAV of one channel. */
export const SPEECH_RATE = 16_000;
/** Seconds of one turn. */
export const SPEECH_SECONDS_MAX = 30;
/** Bytes of such a WAV, with room for a longer head. */
export const SPEECH_BYTES_MAX = SPEECH_SECONDS_MAX * SPEECH_RATE * 2 + 4_096;
/** Turns that one person may have turned into text, in a minute and in a day. */
export const TRANSCRIPTIONS_A_MINUTE = 20;
export const TRANSCRIPTIONS_A_DAY = 600;
/** Sentences that one person may have spoken, in a minute and in a day. */
export const SPOKEN_A_MINUTE = 60;
export const SPOKEN_A_DAY = 2_000;
/** Characters that are spoken at once: a long sentence. */
export const SPOKEN_MAX = 600;

/** Whether the person has agreed that speech goes to the server that the page names. Without it nothing goes there. */
const agreed = z.union([z.boolean(), z.stringbool()]).default(false);

export const transcribeSpeech = call({
  method: 'POST',
  path: '/api/consultations/speech/transcription/',
  access: 'registered',
  summary:
    "What was said in one's own open consultation, as text. The sound is the multipart field `sound`: a WAV of 16-bit PCM, one channel, 16 kHz, at most 30 s. It goes to the speech server and is kept nowhere. Empty where nothing was said.",
  input: z.object({ consultation_id: id(), agreed }),
  output: z.object({ text: z.string() }),
  bodyLimit: SPEECH_BYTES_MAX + 16 * 1024,
});

/** Answers a WAV that is played while it comes. */
export const SPEAK_PATH = '/api/consultations/speech/speaking/';
/** Words of an answer of the patient, by where they stand in it: nothing else is ever spoken. */
export const speaking = z
  .object({
    consultation_id: id(),
    turn_id: z.uuid().transform((value) => value.toLowerCase()),
    from: formInt().min(0).max(10_000),
    to: formInt().min(1).max(10_000),
    agreed,
  })
  .refine(({ from, to }) => to > from && to - from <= SPOKEN_MAX, {
    path: ['to'],
    message: `1 to ${SPOKEN_MAX} after from`,
  });
