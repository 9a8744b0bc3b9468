const SCHEME = 'data-mantine-color-scheme';

/** Paper is light: what is printed has the light colours, whichever the screen has. */
export function lightPaper(): void {
  const root = document.documentElement;
  let onScreen: string | null = null;
  const print = (printing: boolean) => {
    if (printing === (onScreen !== null)) return;
    const scheme = printing ? 'light' : onScreen!;
    onScreen = printing ? (root.getAttribute(SCHEME) ?? 'light') : null;
    root.setAttribute(SCHEME, scheme);
  };
  window.addEventListener('beforeprint', () => print(true));
  window.addEventListener('afterprint', () => print(false));
  // A preview, or a page that is written into a file, comes without the events.
  window.matchMedia('print').addEventListener('change', ({ matches }) => print(matches));
}
