import { SPEAK_PATH, transcribeSpeech } from '~/domain/consultations/speech/contract';
import { href, type Output } from '~/domain/kit/contract';
import { post, postForBytes } from '~/web/live/request';
import type { Spoken } from '../mouth';

/** What was said in a consultation, as text. Asked only by who has agreed. @throws ProblemError */
export async function transcribe(
  consultationId: number,
  wav: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.set('consultation_id', String(consultationId));
  form.set('agreed', 'true');
  form.set('sound', new Blob([wav], { type: 'audio/wav' }), 'speech.wav');
  const { text } = (await post(href(transcribeSpeech), form, signal)) as Output<typeof transcribeSpeech>;
  return text;
}

/** Words of an answer, spoken, as the sound comes. Asked only by who has agreed. @throws ProblemError */
export const spoken = (
  consultationId: number,
  { turn, from, to }: Spoken,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> =>
  postForBytes(SPEAK_PATH, { consultation_id: consultationId, turn_id: turn, from, to, agreed: true }, signal);
