/** In the state of the history's entry, so that a reload finds it, and a link to the quiz does not. */
const SHOWN = 'shown_question';

/** The question that was shown when this entry of the history was left. @param state of the router's location */
export function shownQuestion(state: unknown): number | undefined {
  const id = (state as Record<string, unknown> | null | undefined)?.[SHOWN];
  return typeof id === 'number' ? id : undefined;
}

/** Remembers which question is shown. Past the router: nothing has to be drawn anew for it. */
export function saveShownQuestion(questionId: number): void {
  const state = window.history.state as { usr?: object | null } | null;
  window.history.replaceState({ ...state, usr: { ...state?.usr, [SHOWN]: questionId } }, '');
}
