import { useSyncExternalStore } from 'react';

/** Something that is shown for a moment and then rests, also if the page changes within that moment. */
export class Passing<T> {
  private value: T | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param length milliseconds */
  constructor(private readonly length: number) {}

  show(value: T): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.set(null), this.length);
    this.set(value);
  }

  get = (): T | null => this.value;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private set(value: T | null): void {
    this.value = value;
    this.listeners.forEach((tell) => tell());
  }
}

export const usePassing = <T>(passing: Passing<T>): T | null => useSyncExternalStore(passing.subscribe, passing.get);
