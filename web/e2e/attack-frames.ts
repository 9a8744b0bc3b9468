/** How a text gets into a page: as a fragment that may run its scripts, as what a browser writes of it again, and as a document. */
export const WAYS = ['fragment', 'rewritten', 'document'] as const;
export type Way = (typeof WAYS)[number];

export interface Shown {
  html: string;
  /** Expressions in the frame, by the number of the vector. */
  clobbers: { id: number; expression: string }[];
}

/**
 * Runs in the page: shows each text in a frame of its own, points at, clicks and focuses all there is in it, and waits
 * for what that sets off. What is called ends in `window.fired`.
 */
export async function showInFrames({ texts, way, settle }: { texts: Shown[]; way: Way; settle: number }): Promise<void> {
  const scope = window as unknown as { fired: Set<number>; f: (id: number) => void };
  scope.fired ??= new Set();
  scope.f = (id) => void scope.fired.add(id);

  const frames = texts.map(() => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position:fixed;top:0;left:0;width:300px;height:200px';
    document.body.append(frame);
    return frame;
  });

  const put = (page: Document, html: string) => {
    if (way === 'document') {
      page.open();
      page.write(html);
      page.close();
      return;
    }
    const range = page.createRange();
    range.selectNodeContents(page.body);
    page.body.append(range.createContextualFragment(html));
    if (way === 'rewritten') page.body.innerHTML = String(page.body.innerHTML);
  };

  /** A link to elsewhere may be followed; that is what it is for. */
  const isElsewhere = (link: Element) => /^(https:|mailto:)/.test((link as HTMLAnchorElement).href);
  const provoke = (page: Document) => {
    for (const element of [...page.documentElement.getElementsByTagName('*')].slice(0, 4_000)) {
      for (const name of ['mouseover', 'mouseenter', 'pointerenter']) element.dispatchEvent(new MouseEvent(name, { bubbles: name === 'mouseover' }));
      if ('focus' in element && typeof element.focus === 'function') (element as HTMLElement).focus();
      element.dispatchEvent(new FocusEvent('focus'));
      if (element.localName === 'a' && isElsewhere(element)) continue;
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  };

  const page = (frame: HTMLIFrameElement): Document | null => {
    try {
      return frame.contentDocument;
    } catch {
      return null;
    }
  };
  const careless = (act: () => void) => {
    try {
      act();
    } catch {
      // What an attack breaks of the frame is its own.
    }
  };

  texts.forEach(({ html, clobbers }, index) => {
    const frame = frames[index]!;
    careless(() => put(page(frame)!, html));
    for (const { id, expression } of clobbers) {
      careless(() => {
        if ((frame.contentWindow as unknown as { eval: (code: string) => unknown }).eval(expression)) scope.f(id);
      });
    }
  });
  await new Promise((resolve) => setTimeout(resolve, settle));
  for (const frame of frames) careless(() => provoke(page(frame)!));
  await new Promise((resolve) => setTimeout(resolve, settle));
  for (const frame of frames) frame.remove();
}
