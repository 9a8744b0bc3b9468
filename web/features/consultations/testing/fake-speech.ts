import { act } from '@testing-library/react';
import type { HeardEvent, Recognition } from '../voice/speech-port';

/** A browser's two speech interfaces, for jsdom, which has neither; it fires the events that browsers fire, in their order. */
/** @param voices those that the browser names; one on the device unless they are given */
export function fakeSpeech(
  voices: Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>[] = [
    { name: 'Here', lang: 'en-GB', localService: true },
    { name: 'Aquí', lang: 'es-ES', localService: true },
  ],
) {
  const recognitions: FakeRecognition[] = [];
  const said: { text: string; lang: string }[] = [];
  const by: (string | null)[] = [];
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
    voice: { name: string } | null = null;
    constructor(readonly text: string) {}
  }

  const parts = {
    SpeechRecognition: FakeRecognition,
    SpeechSynthesisUtterance: FakeUtterance,
    speechSynthesis: {
      speak: ({ text, lang, voice }: FakeUtterance) => {
        said.push({ text, lang });
        by.push(voice?.name ?? null);
      },
      getVoices: () => voices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => void (cancelled += 1),
    },
  };
  Object.assign(globalThis, parts);

  const now = () => recognitions.at(-1)!;
  return {
    recognitions,
    said,
    /** Whose voice said it. */
    by,
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
