/** @jest-environment jsdom */
import { Stopwatch } from './stopwatch';

describe('the timer (spec 1 §4)', () => {
  let now = 0;
  const watch = (from = 0) => new Stopwatch('wardmates.quiz-timer.1', from, () => now);
  beforeEach(() => {
    now = 1_000_000;
    sessionStorage.clear();
  });

  // rules: 1.2.17, 1.4.18
  it('counts up while it runs, and stands while it is paused', () => {
    const timer = watch();
    now += 61_500;
    expect(timer.seconds()).toBe(61);
    timer.toggle();
    now += 60_000;
    expect(timer.snapshot()).toEqual({ seconds: 61, running: false, target: null });
    timer.toggle();
    now += 2_000;
    expect(timer.seconds()).toBe(63);
  });

  // rules: 1.4.19
  it('counts from given minutes and seconds, with a target if one likes', () => {
    const timer = watch();
    timer.set(5 * 60 + 30, 600);
    now += 10_000;
    expect(timer.seconds()).toBe(340);
    expect(timer.snapshot().target).toBe(600);
  });

  it('goes on from what the quiz has used, and after a reload from where it was', () => {
    const timer = watch(90);
    timer.set(120, 300);
    timer.toggle();
    const reloaded = watch(90);
    expect(reloaded.snapshot()).toEqual({ seconds: 120, running: false, target: 300 });
    timer.forget();
    expect(watch(90).seconds()).toBe(90);
  });

  it('does not count while the page was closed', () => {
    watch().keep();
    now += 3_600_000;
    expect(watch().seconds()).toBe(0);
  });

  it('never goes beyond a day, as the server allows it', () => {
    const timer = watch();
    now += 200_000_000;
    expect(timer.seconds()).toBe(86_399);
  });
});
