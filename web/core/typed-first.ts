const firstHtml = document.getElementById('first');

/**
 * What was typed into a field of the HTML's own forms before the app showed its own (`web/build/first-forms.ts`), and whether the
 * person is still there. Empty once the first page is shown.
 */
export function typedFirst(name: string): { typed: string; autoFocus: boolean } {
  const field = firstHtml?.isConnected ? firstHtml.querySelector<HTMLInputElement>(`input[name="${name}"]`) : null;
  return { typed: field?.value ?? '', autoFocus: field !== null && field === document.activeElement };
}
