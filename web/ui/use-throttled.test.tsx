/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useThrottled } from './use-throttled';

it('runs for the first value at once, and then for the latest one in each round', () => {
  jest.useFakeTimers();
  const ran: number[] = [];
  const { rerender, unmount } = renderHook(({ value }) => useThrottled(value, 5_000, () => ran.push(value!)), {
    initialProps: { value: undefined as number | undefined },
  });
  jest.advanceTimersByTime(1_000);
  for (let value = 1; value <= 100; value += 1) {
    rerender({ value });
    jest.advanceTimersByTime(100);
  }
  expect(ran).toEqual([1, 50, 100]);
  rerender({ value: 101 });
  unmount();
  jest.runAllTimers();
  expect(ran).toEqual([1, 50, 100]);
  jest.useRealTimers();
});
