import { useLayoutEffect, useRef } from 'react';
import { mayHaveFormulas } from './formulas/find-formulas';
import classes from './rich-text.module.css';
import { sanitiseToBody } from './sanitise';
import { trustedPolicy } from '../core/trusted-types';

/** A wide table is scrolled on a phone, by the keyboard too. */
function toShow(html: string): string {
  const body = sanitiseToBody(html);
  for (const table of body.querySelectorAll('table')) table.tabIndex = 0;
  return body.innerHTML;
}

/** How many texts are held ready. */
const READY_MAX = 200;
const ready = new Map<string, Markup>();

/** Sanitised HTML as React takes it. The same object for the same text, so that React writes it once. */
export interface Markup {
  readonly __html: string;
}

/** The only policy that makes HTML for this page. Its output is always sanitised. */
const richText = trustedPolicy('wardmates-rich-text', { createHTML: toShow });

type Draw = (root: HTMLElement) => void;

/** What draws formulas, once it is here. Until then, and if it cannot be fetched, a formula is text. */
const formulas = {
  draw: null as Draw | null,
  async fetch(): Promise<Draw | null> {
    try {
      this.draw ??= (await import('./formulas/draw-formulas')).drawFormulas;
    } catch {
      // It stays text.
    }
    return this.draw;
  },
};

/** Sanitised once: a text that will be shown soon can be made ready while nobody waits for it. */
export function makeReady(html: string): Markup {
  const known = ready.get(html);
  if (known !== undefined) return known;
  if (mayHaveFormulas(html)) void formulas.fetch();
  const clean: Markup = { __html: richText.createHTML(html) };
  if (ready.size >= READY_MAX) ready.delete(ready.keys().next().value!);
  ready.set(html, clean);
  return clean;
}

/**
 * Authored HTML in the product's type, at a width for reading. Nothing is shown for empty text.
 *
 * @param lay changes what was written, before formulas are drawn; again if it is another function
 */
export function RichText({ html, lay }: { html: string; lay?: (root: HTMLElement) => void }) {
  const clean = makeReady(html);
  const shown = useRef<HTMLDivElement>(null);
  // React has written the text anew, or for the first time: its formulas are drawn before it is painted, if that can be.
  useLayoutEffect(() => {
    const root = shown.current;
    if (root) lay?.(root);
    if (!root || !mayHaveFormulas(root.textContent ?? '')) return;
    if (formulas.draw) return formulas.draw(root);
    void formulas.fetch().then((draw) => root.isConnected && draw?.(root));
  }, [clean, lay]);
  if (String(clean.__html) === '') return null;
  return (
    <div className={`${classes.text} ${classes.content}`}>
      <div ref={shown} dangerouslySetInnerHTML={clean} />
    </div>
  );
}
