/** What the HTML shows before any script has run: `index.html`. */
export const firstHtml = document.getElementById('first');

/** The field of its forms in which the person is or was last. */
let lastField = firstHtml?.contains(document.activeElement) ? document.activeElement : null;
firstHtml?.addEventListener('focusin', ({ target }) => (lastField = target as Element));

const nobodyElsewhere = (): boolean => document.activeElement === document.body;

/** Moves it, and leaves the person in the field that they fill in: an element that leaves the document loses the focus. */
export function moveFirstHtml(place: HTMLElement, shown: HTMLElement): void {
  place.append(shown);
  if (nobodyElsewhere() && lastField instanceof HTMLElement) lastField.focus({ preventScroll: true });
}

/**
 * What was typed into a field of the HTML's own forms before the app showed its own (`web/build/first-forms.ts`), and whether the
 * person is still there. Empty once the first page is shown.
 */
export function typedFirst(name: string): { typed: string; autoFocus: boolean } {
  const field = firstHtml?.isConnected ? firstHtml.querySelector<HTMLInputElement>(`input[name="${name}"]`) : null;
  return { typed: field?.value ?? '', autoFocus: field !== null && field === document.activeElement };
}
