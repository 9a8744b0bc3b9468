/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { Turn } from '~/domain/consultations/contract';
import { fakeSpeech } from '../testing/fake-speech';
import { Dictation, join } from './dictation';
import { readVoice } from './kept-voice';
import { browserMouth } from './mouth';
import { Reader } from './reader';
import { makerOfBrowser } from './speech-port';
import { sentenceEnds } from './sentences';
import { useReader } from './use-reader';

let speech: ReturnType<typeof fakeSpeech>;
beforeEach(() => {
  speech = fakeSpeech();
});
afterEach(() => speech.remove());

const heardAs = (...parts: string[]) =>
  join(parts.map((transcript) => Object.assign([{ transcript }], { isFinal: false })));

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', 'Google'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', 'Microsoft'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 'Apple'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile Safari/604.1',
    'Apple',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', null],
])('the maker of the browser is known by %s', (userAgent, maker) => expect(makerOfBrowser(userAgent)).toBe(maker));

describe('what was heard', () => {
  it('is put together from its parts, and is not doubled by a browser that repeats itself', () => {
    expect(heardAs('where does it', ' hurt')).toBe('where does it hurt');
    expect(heardAs('where', 'Where does', 'where does it hurt')).toBe('where does it hurt');
    expect(heardAs()).toBe('');
  });

  it('comes once, when the speaking is over', async () => {
    const heard: string[] = [];
    const dictation = new Dictation((words) => heard.push(words));
    dictation.start('es');
    expect(dictation.snapshot().hearing).toBe('starting');
    expect(speech.recognitions[0]).toMatchObject({ lang: 'es-ES', interimResults: true, continuous: true });
    await speech.opens();
    await speech.hears(['dónde']);
    await speech.hears(['dónde le duele'], true);
    expect(dictation.snapshot()).toMatchObject({ hearing: 'listening', words: 'dónde le duele' });
    expect(heard).toEqual([]);
    dictation.stop();
    expect(heard).toEqual(['dónde le duele']);
    expect(dictation.snapshot()).toMatchObject({ hearing: 'idle', words: '', problem: null });
  });

  it('is nothing when it was broken off', async () => {
    const heard: string[] = [];
    const dictation = new Dictation((words) => heard.push(words));
    dictation.start('en');
    await speech.opens();
    await speech.hears(['where does']);
    dictation.abort();
    expect(heard).toEqual([]);
    expect(dictation.snapshot()).toMatchObject({ hearing: 'idle', problem: null });
  });

  it.each([
    ['not-allowed', { hearing: 'blocked', problem: null }],
    ['service-not-allowed', { hearing: 'blocked', problem: null }],
    ['no-speech', { hearing: 'idle', problem: 'no-speech' }],
    ['audio-capture', { hearing: 'idle', problem: 'no-microphone' }],
    ['something new', { hearing: 'idle', problem: 'unknown' }],
  ] as const)('can fail: %s', async (error, state) => {
    const dictation = new Dictation(() => undefined);
    dictation.start('en');
    await speech.fails(error);
    expect(dictation.snapshot()).toMatchObject(state);
    dictation.start('en');
    expect(speech.recognitions).toHaveLength(2);
  });
});

describe('sentences', () => {
  const cut = (text: string, finished = false) =>
    sentenceEnds(text, 0, finished).map((end, index, all) => text.slice(all[index - 1] ?? 0, end).trim());

  it('are whole once something stands after them, or the text is finished', () => {
    expect(cut('It hurts. “Since when?” Three weeks. About 37')).toEqual([
      'It hurts.',
      '“Since when?”',
      'Three weeks.',
    ]);
    expect(cut('About 37.')).toEqual([]);
    expect(cut('About 37.5 degrees', true)).toEqual(['About 37.5 degrees']);
    expect(cut('Yes.', true)).toEqual(['Yes.']);
  });
});

describe('reading aloud', () => {
  it('says each sentence once, as it arrives, in the language of the station', () => {
    const reader = new Reader(browserMouth('es'));
    reader.follow('a', 'Me duele', false);
    reader.follow('a', 'Me duele aquí. Desde', false);
    reader.follow('a', 'Me duele aquí. Desde ayer.', true);
    expect(speech.said).toEqual([
      { text: 'Me duele aquí.', lang: 'es-ES' },
      { text: 'Desde ayer.', lang: 'es-ES' },
    ]);
  });

  it('stops for the next answer, and begins anew with one that was begun anew', () => {
    const reader = new Reader(browserMouth('en'));
    reader.follow('a', 'It hurts. A lot', false);
    const before = speech.cancelled();
    reader.follow('a', 'My head hurts. A', false);
    expect(speech.cancelled()).toBe(before + 1);
    reader.follow('b', 'No. ', false);
    expect(speech.cancelled()).toBe(before + 2);
    expect(speech.said.map(({ text }) => text)).toEqual(['It hurts.', 'My head hurts.', 'No.']);
  });

  it('says what is said from now on, as it arrives or at once, and nothing of an answer that failed', () => {
    const turn = (turn_id: string, state: Turn['state'], said: string) => ({ turn_id, state, said }) as Turn;
    const by = { by: 'browser', mayRead: true, consultationId: 1, language: 'en' } as const;
    const before = turn('a', 'said', 'Hello there.');
    const { rerender } = renderHook(
      ({ turns, on }: { turns: Turn[]; on: boolean }) => useReader(turns, on, by, () => undefined),
      { initialProps: { turns: [before], on: true } },
    );
    const then = (...turns: Turn[]) => {
      rerender({ turns: [before, ...turns], on: true });
      return speech.said.splice(0).map(({ text }) => text);
    };
    expect(then()).toEqual([]);
    expect(then(turn('b', 'waiting', 'Not yet. No'))).toEqual([]);
    expect(then(turn('b', 'speaking', 'It hurts. A'))).toEqual(['It hurts.']);
    expect(then(turn('b', 'said', 'It hurts. A lot.'))).toEqual(['A lot.']);
    expect(then(turn('c', 'said', 'Since today.'))).toEqual(['Since today.']);
    expect(then(turn('d', 'failed', 'My arm. And'))).toEqual([]);
    rerender({ turns: [before, turn('e', 'said', 'Said while it was off.')], on: false });
    rerender({ turns: [before, turn('e', 'said', 'Said while it was off.')], on: true });
    expect(speech.said).toEqual([]);
  });
});

it.each([['null'], ['[1]'], ['{"aloud":"yes","sends":1}'], ['not json']])(
  'a spoilt choice of voice (%s) is silence',
  (kept) => {
    localStorage.setItem('wardmates.consultation.voice', kept);
    expect(readVoice()).toEqual({ aloud: false, sends: false, told: false });
  },
);
