/** The script that this document began with, whose name changes with every build; null in tests without one. */
export const entryScript = (): HTMLScriptElement | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]');
