import { EXAM } from './contract';
import { isTimeUp, mayReveal, requireSettled, titleOf } from './head';

const LEARNING = 1;
const at = (ms: number) => new Date(ms);

it('the time of an exam is up at its end, and of nothing else', () => {
  const exam = { mode: EXAM, ends_at: at(1_000), finished_at: null };
  expect([at(999), at(1_000)].map((now) => isTimeUp(exam, now))).toEqual([false, true]);
  expect(isTimeUp({ ...exam, ends_at: null }, at(1_000))).toBe(false);
  expect(isTimeUp({ ...exam, mode: LEARNING }, at(1_000))).toBe(false);
  expect(() => requireSettled(exam, at(1_000))).toThrow(expect.objectContaining({ code: 'time-is-up' }));
  expect(() => requireSettled(exam, at(999))).not.toThrow();
  expect(() => requireSettled({ ...exam, finished_at: at(500) }, at(1_000))).not.toThrow();
});

it('an exam tells no key before its end', () => {
  const reveals = (mode: number) => (['running', 'finished'] as const).map((state) => mayReveal({ mode, state }));
  expect([reveals(EXAM), reveals(LEARNING)]).toEqual([
    [false, true],
    [true, true],
  ]);
});

it('a quiz is called by what was taken, or by its topic in the language of the person', () => {
  const topic = { topic_name: 'Asthma', topic_name_es: 'Asma', personal: null, paper: null };
  expect([titleOf(topic, 'en'), titleOf(topic, 'es')]).toEqual(['Asthma', 'Asma']);
  expect(titleOf({ ...topic, personal: ['Ward round', 4] }, 'es')).toBe('Ward round');
  expect(titleOf({ ...topic, paper: 'psa-1' }, 'es')).toBe('Simulacro de PSA');
  expect(titleOf({ ...topic, topic_name_es: null }, 'es')).toBe('');
});
