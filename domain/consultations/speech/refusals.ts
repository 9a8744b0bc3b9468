import { invalid, notAllowed, notFound, unavailable } from '../../kit/errors';

export const noSpeechServer = () => notFound('no-speech-server', 'There is no speech server here. Type instead.');
export const speechNotAgreed = () => notAllowed('speech-not-agreed', 'Agree to the speech server first, or type.');
export const soundNotValid = () =>
  invalid('sound-not-valid', 'This recording cannot be used. Speak for up to 30 seconds.', [
    { path: 'sound', message: 'A WAV of one channel, 16 bits and 16 kHz, of at most 30 seconds.' },
  ]);
export const nothingToSpeak = () => notFound('nothing-to-speak', 'The patient has not said these words.');
/** Seconds until it is worth trying again. */
const AGAIN_AFTER = 5;
export const speechUnavailable = () =>
  unavailable('speech-unavailable', 'The speech server cannot be used right now. Type meanwhile.', AGAIN_AFTER);
