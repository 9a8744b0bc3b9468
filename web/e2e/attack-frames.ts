/** How a text gets into a page: as a fragment that may run its scripts, as what a browser writes of it again, and as a document. */
export const WAYS = ['fragment', 'rewritten', 'document'] as const;
export type Way = (typeof WAYS)[number];

export interface Shown {
  html: string;
  /** Expressions in the frame, by the number of the vector. */
  clobbers: { id: number; expression: string }[];
}

interface Scope {
  fired: Set<number>;
  f: (id: number) => void;
  frames: HTMLIFrameElement[];
}

/** Runs in the page: shows each text in a frame of its own. What is called ends in `window.fired`. */
export function showInFrames({ texts, way }: { texts: Shown[]; way: Way }): void {
  const scope = window as unknown as Scope;
  scope.fired ??= new Set();
  scope.f = (id) => void scope.fired.add(id);
  scope.frames = texts.map(() => {
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
  const careless = (act: () => void) => {
    try {
      act();
    } catch {
      // What an attack breaks of the frame is its own.
    }
  };

  texts.forEach(({ html, clobbers }, index) => {
    const frame = scope.frames[index]!;
    careless(() => put(frame.contentDocument!, html));
    for (const { id, expression } of clobbers) {
      careless(() => {
        if ((frame.contentWindow as unknown as { eval: (code: string) => unknown }).eval(expression)) scope.f(id);
      });
    }
  });
}

/** Runs in the page: points at, clicks and focuses all there is in the frames. */
export function provokeFrames(): void {
  /** A link to elsewhere may be followed; that is what it is for. */
  const isElsewhere = (element: Element) =>
    element.localName === 'a' && /^(https:|mailto:)/.test((element as HTMLAnchorElement).href);
  const provoke = (element: Element) => {
    for (const name of ['mouseover', 'mouseenter', 'pointerenter'])
      element.dispatchEvent(new MouseEvent(name, { bubbles: name === 'mouseover' }));
    if ('focus' in element && typeof element.focus === 'function') (element as HTMLElement).focus();
    element.dispatchEvent(new FocusEvent('focus'));
    if (!isElsewhere(element)) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  for (const frame of (window as unknown as Scope).frames) {
    try {
      for (const element of [...frame.contentDocument!.documentElement.getElementsByTagName('*')].slice(0, 4_000))
        provoke(element);
    } catch {
      // It has gone elsewhere, or is broken.
    }
  }
}

/** Runs in the page. */
export function removeFrames(): void {
  for (const frame of (window as unknown as Scope).frames) frame.remove();
}
