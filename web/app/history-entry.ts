import { uuid } from '../live/uuid';

/**
 * Gives the entry of the history that this document was opened with a key of its own. Without one the router calls every
 * such entry `default`, and a page that is opened by its address begins where another one was scrolled to. A reload
 * finds the key again. Called before the router is made.
 */
export function nameHistoryEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key === undefined) window.history.replaceState({ ...state, key: uuid() }, '');
}
