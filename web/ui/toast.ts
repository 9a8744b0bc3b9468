export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly title?: string;
  readonly tone: 'plain' | 'warning' | 'failure';
  /** Stays until it is closed. */
  readonly stays: boolean;
}

/** At most so many are shown; the oldest goes first. */
const MOST = 3;

let shown: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** The dialog over the page, if one is open: what is outside of it cannot be pressed. */
let over: HTMLElement | null = null;

function tell(): void {
  listeners.forEach((listener) => listener());
}
function become(next: readonly Toast[]): void {
  shown = next;
  tell();
}

/** Toasts are drawn in this dialog as long as it is open. @returns puts them back */
export function showToastsOver(dialog: HTMLElement): () => void {
  const before = over;
  over = dialog;
  tell();
  return () => {
    over = before;
    tell();
  };
}
export const toastsOver = (): HTMLElement | null => over;

/** Says something short at the head of the page, for five seconds unless it stays. What is said again takes its own place: the same words never cover the page twice. */
export function showToast(
  message: string,
  { title, tone = 'plain', stays = false }: Partial<Omit<Toast, 'id' | 'message'>> = {},
): void {
  last += 1;
  const others = shown.filter((each) => each.message !== message || each.title !== title || each.tone !== tone);
  become([...others, { id: last, message, title, tone, stays }].slice(-MOST));
}

export const closeToast = (id: number): void => become(shown.filter((toast) => toast.id !== id));
export const closeToasts = (): void => become([]);
export const shownToasts = (): readonly Toast[] => shown;
export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
