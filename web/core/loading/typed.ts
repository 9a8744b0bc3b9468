/** Put on an element whose fields are kept on the device or the server as they are typed: `<form {...KEPT}>`. */
export const KEPT = { 'data-kept': true } as const;

const touched = new Set<HTMLElement>();

/** Takes note of every field that somebody types into. */
export function watchTyping(): void {
  const note = (event: Event) => {
    if (event.target instanceof HTMLElement) touched.add(event.target);
  };
  document.addEventListener('input', note, { capture: true });
}

/** Forgets what was typed until now, because it was sent: a reload need not wait for it. */
export const typedIsSent = (): void => touched.clear();

const NOT_TYPED = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'file', 'color']);

function textOf(field: HTMLElement): string {
  if (field instanceof HTMLTextAreaElement) return field.value;
  if (field instanceof HTMLInputElement) return NOT_TYPED.has(field.type) ? '' : field.value;
  return field.isContentEditable ? (field.textContent ?? '') : '';
}

/** Whether a reload would lose text: somebody typed it, it is still there, and nothing keeps it. */
export function isTextAtRisk(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some((field) => textOf(field).trim() !== '' && !field.closest('[data-kept]'));
}
