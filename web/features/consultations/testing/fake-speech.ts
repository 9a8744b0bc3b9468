import { act } from '@testing-library/react';
import type { HeardEvent, Recognition } from '../voice/speech-port';

/** A browser's two speech interfaces, for jsdom, which has neither; it fires the events that browsers fire, in their order. */
export function fakeSpeech() {
  const recognitions: FakeRecognition[] = [];
  const said: { text: string; lang: string }[] = [];
  let cancelled = 0;

  class FakeRecognition implements Recognition {
    lang = '';
    continuous = false;
    interimResults = false;
    onstart: (() => void) | null = null;
    onresult: ((event: HeardEvent) => void) | null = null;
    onerror: ((event: { readonly error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    running = false;
    constructor() {
      recognitions.push(this);
    }
    start(): void {
      if (this.running) throw new DOMException('already started', 'InvalidStateError');
      this.running = true;
    }
    stop(): void {
      this.end();
    }
    abort(): void {
      if (this.running) this.onerror?.({ error: 'aborted' });
      this.end();
    }
    end(): void {
      if (!this.running) return;
      this.running = false;
      this.onend?.();
    }
  }

  class FakeUtterance {
    lang = '';
    constructor(readonly text: string) {}
  }

  const parts = {
    SpeechRecognition: FakeRecognition,
    SpeechSynthesisUtterance: FakeUtterance,
    speechSynthesis: {
      speak: ({ text, lang }: FakeUtterance) => void said.push({ text, lang }),
      cancel: () => void (cancelled += 1),
    },
  };
  Object.assign(globalThis, parts);

  const now = () => recognitions.at(-1)!;
  return {
    recognitions,
    said,
    cancelled: () => cancelled,
    /** The microphone is on. */
    opens: () => act(async () => now().onstart?.()),
    hears: (words: readonly string[], isFinal = false) =>
      act(async () =>
        now().onresult?.({ results: words.map((transcript) => Object.assign([{ transcript }], { isFinal })) }),
      ),
    fails: (error: string) =>
      act(async () => {
        now().onerror?.({ error });
        now().end();
      }),
    remove: () => Object.keys(parts).forEach((name) => Reflect.deleteProperty(globalThis, name)),
  };
}
