import { type DeafBecause, type Dictating, type DictationState, IDLE } from './dictating';
import { openEars, VOICE_OF, type HeardEvent, type Recognition } from './speech-port';

const BECAUSE: Record<string, DeafBecause> = {
  'no-speech': 'no-speech',
  'audio-capture': 'no-microphone',
  network: 'network',
  'language-not-supported': 'language',
};

/** Some browsers repeat in each part what the part before it had: what begins with all before takes its place. */
export function join(results: HeardEvent['results']): string {
  return Array.from(results).reduce((before, result) => {
    const words = (result[0]?.transcript ?? '').trim();
    if (before === '' || words.toLowerCase().startsWith(before.toLowerCase())) return words || before;
    return words === '' ? before : `${before} ${words}`;
  }, '');
}

/** One person speaking into one box: from `start` to `stop`, or until the browser has heard enough. */
export class Dictation implements Dictating {
  private state: DictationState = IDLE;
  private ears: Recognition | null = null;
  private readonly listeners = new Set<() => void>();

  /** @param heard told what was said, once it is over; nothing if nothing was */
  constructor(private readonly heard: (words: string) => void) {}

  start(language: keyof typeof VOICE_OF): void {
    if (this.ears) return;
    const ears = openEars();
    if (!ears) return;
    this.ears = ears;
    Object.assign(ears, { lang: VOICE_OF[language], continuous: true, interimResults: true });
    ears.onstart = () => this.show({ hearing: 'listening' });
    ears.onresult = (event) => this.show({ hearing: 'listening', words: join(event.results) });
    ears.onerror = ({ error }) => this.fail(error);
    ears.onend = () => this.end();
    this.show({ hearing: 'starting', words: '', problem: null });
    try {
      ears.start();
    } catch {
      this.fail('unknown');
      this.end();
    }
  }

  readonly stop = (): void => this.ears?.stop();

  /** What was heard is not wanted any more. */
  readonly abort = (): void => {
    const { ears } = this;
    if (!ears) return;
    this.show({ words: '' });
    ears.onresult = null;
    ears.abort();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): DictationState => this.state;

  private fail(error: string): void {
    if (error === 'aborted') return;
    if (error === 'not-allowed' || error === 'service-not-allowed') this.show({ hearing: 'blocked' });
    else this.show({ problem: BECAUSE[error] ?? 'unknown' });
  }

  private end(): void {
    const { words, hearing } = this.state;
    this.ears = null;
    this.show({ hearing: hearing === 'blocked' ? 'blocked' : 'idle', words: '' });
    if (words !== '') this.heard(words);
  }

  private show(part: Partial<DictationState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
