import type { Language } from '~/domain/accounts/contract';

/** `blocked`: the person, or the browser, does not let this page listen. */
export type Hearing = 'idle' | 'starting' | 'listening' | 'blocked';
export const DEAF_BECAUSE = [
  'no-speech',
  'no-microphone',
  'network',
  'language',
  'server',
  'too-fast',
  'unknown',
] as const;
export type DeafBecause = (typeof DEAF_BECAUSE)[number];

export interface DictationState {
  readonly hearing: Hearing;
  /** What has been heard since it began, the last words still uncertain. */
  readonly words: string;
  readonly problem: DeafBecause | null;
  /** How loud the microphone is, 0 to 1; null if that is not known. */
  readonly level: number | null;
  /** Whether somebody is heard speaking. */
  readonly speaks: boolean;
  /** What was said is being turned into text. */
  readonly writing: boolean;
  /** What was said waits on this page for the network. */
  readonly offline: boolean;
}

export const IDLE: DictationState = {
  hearing: 'idle',
  words: '',
  problem: null,
  level: null,
  speaks: false,
  writing: false,
  offline: false,
};

/** One person speaking into one box. */
export interface Dictating {
  /** @param byLevel whether silence ends a turn, if the level is known */
  start(language: Language, byLevel: boolean): void;
  /** Ends it; what was heard still comes. */
  readonly stop: () => void;
  /** Ends it; what was heard is not wanted any more. */
  readonly abort: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => DictationState;
}
