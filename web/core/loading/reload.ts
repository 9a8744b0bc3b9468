import { network } from './network';
import { isTextAtRisk } from './typed';
import { tab } from '../stores/browser';

/** In `sessionStorage`: for which files this tab was reloaded, and when. */
const RELOADED = 'wardmates.reloaded';
/** Milliseconds after which a tab may be reloaded for the same file again. */
const AGAIN_AFTER = 10 * 60_000;
/** Milliseconds between two looks at whether the page may be reloaded by itself. */
const LOOK_EVERY = 1_000;
/** Milliseconds that saving may take before the page is reloaded all the same: what is typed is on the device. */
const SAVE_WITHIN = 5_000;

/** A part of the app that is no longer served, or that this document can no longer load. */
export class PartMissing extends Error {
  constructor(
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`A part of the app could not be loaded: ${file}`, options);
    this.name = 'PartMissing';
  }
}

const savers = new Set<() => Promise<unknown>>();
const listeners = new Set<() => void>();
let pending = false;
let under: Promise<never> | null = null;
let goingTo = (): string | null => null;
let working = (): boolean => false;

/** Called before the page reloads by itself. @returns ends it */
export function beforeReload(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Says which address is being opened, if one is: a reload then goes there. */
export const reloadGoesTo = (address: () => string | null): void => void (goingTo = address);

/** Says whether somebody is in the middle of a station or a quiz: nothing is reloaded there without being asked. */
export const reloadWaitsWhile = (isWorking: () => boolean): void => void (working = isWorking);

/** Whether a reload waits until what is typed is sent or removed, or until a station or quiz is over. */
export const isReloadPending = (): boolean => pending;
export const subscribeReload = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function reloadsBefore(): Record<string, number> {
  const kept = JSON.parse(tab.get(RELOADED) ?? '{}') as Record<string, number>;
  return Object.fromEntries(Object.entries(kept).filter(([, at]) => Date.now() - at < AGAIN_AFTER));
}

/** Whether the page may reload by itself for the sake of a file: once. Not if nothing can remember that it has. */
export function mayReloadFor(file: string): boolean {
  try {
    return !(file in reloadsBefore());
  } catch {
    return false;
  }
}

const remember = (file: string): boolean =>
  tab.set(RELOADED, JSON.stringify({ ...reloadsBefore(), [file]: Date.now() }));

/**
 * Loads the page anew for the sake of a file that this document cannot get: when the gateway can be reached, after drafts
 * are saved, and neither while text would be lost nor in the middle of a station or a quiz. Never resolves, as the document ends.
 *
 * @throws PartMissing if that was tried already
 */
export function reloadFor(file: string, cause?: unknown): Promise<never> {
  if (!under && (!mayReloadFor(file) || !remember(file))) return Promise.reject(new PartMissing(file, { cause }));
  under ??= reload();
  return under;
}

async function reload(): Promise<never> {
  const waits = () => isTextAtRisk() || working();
  show(waits());
  while (waits()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  await network.untilReachable();
  await saveAll();
  reloadNow();
  return new Promise<never>(() => undefined);
}

/** Without waiting: for a button. */
export function reloadNow(): void {
  const target = goingTo();
  if (target === null || target === window.location.pathname + window.location.search) window.location.reload();
  else window.location.assign(target);
}

async function saveAll(): Promise<void> {
  const all = Promise.allSettled([...savers].map((save) => save()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, SAVE_WITHIN))]);
}

function show(waits: boolean): void {
  pending = waits;
  listeners.forEach((listener) => listener());
}
