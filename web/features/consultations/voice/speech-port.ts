import { browserFamily } from '~/web/core/loading/error-facts';

/** What this product uses of the browser's two speech interfaces, of which TypeScript's own library knows one only in part. */
export interface HeardEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: HeardEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  /** What was heard up to now still comes, then the end. */
  stop(): void;
  /** Nothing more comes but the end. */
  abort(): void;
}

type Ears = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>;

/** Null if the browser cannot listen. */
export function openEars(): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Ears;
  const Kind = SpeechRecognition ?? webkitSpeechRecognition;
  return Kind ? new Kind() : null;
}

export const canListen = (): boolean =>
  ['SpeechRecognition', 'webkitSpeechRecognition'].some(
    (name) => typeof (globalThis as Record<string, unknown>)[name] === 'function',
  );
export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/** The voice that is asked for, by the language of a station. */
export const VOICE_OF = { en: 'en-GB', es: 'es-ES' } as const;

const voices = (): readonly SpeechSynthesisVoice[] => (canSpeak() ? speechSynthesis.getVoices() : []);
/** The best of some voices: the wished accent before another of the same language. */
const among = (all: readonly SpeechSynthesisVoice[], wished: string): SpeechSynthesisVoice | null => {
  const tag = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase();
  const [language] = wished.toLowerCase().split('-');
  const own = all.filter((voice) => tag(voice).split('-')[0] === language);
  return own.find((voice) => tag(voice) === wished.toLowerCase()) ?? own[0] ?? null;
};

/** The voice that speaks a language: one on the device if there is one. */
export function voiceFor(language: keyof typeof VOICE_OF): SpeechSynthesisVoice | null {
  const local = voices().filter(({ localService }) => localService);
  return among(local, VOICE_OF[language]) ?? among(voices(), VOICE_OF[language]);
}

/**
 * Who would get what is read aloud: the browser's own name of a voice that is not on the device, or empty if the browser does
 * not say which voice it would take. Null if the voice is on the device.
 */
export function remoteVoice(language: keyof typeof VOICE_OF): string | null {
  const voice = voiceFor(language);
  if (voice) return voice.localService ? null : voice.name;
  return voices().length > 0 && voices().every(({ localService }) => localService) ? null : '';
}

/** Browsers name their voices some time after a page asks. */
export function onVoices(told: () => void): () => void {
  if (!canSpeak()) return () => undefined;
  const synthesis = speechSynthesis;
  synthesis.addEventListener('voiceschanged', told);
  return () => synthesis.removeEventListener('voiceschanged', told);
}

const MAKERS = { Chrome: 'Google', Edge: 'Microsoft', Safari: 'Apple' } as const;
/** Who makes the browser, and would turn speech into text for it; null if that is not plain. On iOS it is Apple in every browser. */
export function makerOfBrowser(userAgent: string): string | null {
  if (/iPhone|iPad/.test(userAgent)) return MAKERS.Safari;
  const family = browserFamily(userAgent).split(' ')[0]!;
  return family in MAKERS ? MAKERS[family as keyof typeof MAKERS] : null;
}

/** Puts words in the queue of what is said aloud. */
export function sayAloud(words: string, language: keyof typeof VOICE_OF): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = VOICE_OF[language];
  utterance.voice = voiceFor(language);
  speechSynthesis.speak(utterance);
  return utterance;
}

/** Ends what is being said, and what would be said after it. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
