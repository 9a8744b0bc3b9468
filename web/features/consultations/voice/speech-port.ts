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

/** Null where the browser cannot listen. */
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

/** Puts words in the queue of what is said aloud. */
export function sayAloud(words: string, language: keyof typeof VOICE_OF): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = VOICE_OF[language];
  speechSynthesis.speak(utterance);
  return utterance;
}

/** Ends what is being said, and what would be said after it. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
