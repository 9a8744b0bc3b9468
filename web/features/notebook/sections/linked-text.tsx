import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { RichText } from '~/web/ui/rich-text';
import type { LinkedTopic, ShownSection } from './shown-section';
import { layLinks, linkAt } from './term-links';
import classes from './linked-text.module.css';

/** Milliseconds for which a pointer rests on a term before its preview opens, and for which it may be on its way into the preview. */
const OPEN_AFTER = 250;
const CLOSE_AFTER = 250;
/** Pixels: the room that a preview needs below its term, and the distance between both. */
const ROOM = 220;
const GAP = 6;

interface Shown {
  link: HTMLAnchorElement;
  topic: LinkedTopic;
  place: { left: string; top?: number; bottom?: number };
}

interface Props {
  html: string;
  lang: string;
  /** Only the beginning of the text is there. */
  cut: boolean;
  terms: ShownSection['terms'];
  topics: readonly LinkedTopic[];
}

/** A text of the notebook whose terms lead to their topics, with a preview. A tap follows the link at once. */
export function LinkedText({ html, lang, cut, terms, topics }: Props) {
  const within = useRef<HTMLDivElement>(null);
  const lay = useCallback((root: HTMLElement) => layLinks(root, terms, topics), [terms, topics]);
  const { shown, ...events } = usePreview(within, topics);
  const id = useId();
  useEffect(() => {
    shown?.link.setAttribute('aria-describedby', id);
    return () => shown?.link.removeAttribute('aria-describedby');
  }, [shown, id]);
  return (
    <div ref={within} className={classes.within} {...events}>
      <div className={classes.text} lang={lang} data-cut={cut || undefined}>
        <RichText html={html} lay={lay} />
      </div>
      {shown && (
        <div id={id} role="tooltip" className={`no-print ${classes.preview}`} style={shown.place}>
          <p className={classes.name}>{shown.topic.name}</p>
          {shown.topic.lead !== '' && <p lang={shown.topic.language}>{shown.topic.lead}</p>}
        </div>
      )}
    </div>
  );
}

/** Below the term, or above it if there is more room; within the width of the text. */
function placeOf(link: Element, within: Element): Shown['place'] {
  const term = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const text = within.getBoundingClientRect();
  const left = `min(${Math.max(0, term.left - text.left)}px, 100% - var(--preview-width))`;
  return window.innerHeight - term.bottom < ROOM && term.top > ROOM
    ? { left, bottom: text.bottom - term.top + GAP }
    : { left, top: link.getBoundingClientRect().bottom - text.top + GAP };
}

/** The preview of the term that the pointer rests on, or that the keyboard is at; Escape closes it. */
function usePreview(within: { current: HTMLElement | null }, topics: readonly LinkedTopic[]) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = (then: () => void, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, after);
  };
  const close = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  const open = (link: HTMLAnchorElement) => {
    clearTimeout(timer.current);
    const topic = topics.find(({ id }) => String(id) === link.dataset['topic']);
    if (topic && within.current && link.isConnected) setShown({ link, topic, place: placeOf(link, within.current) });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(null);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [shown]);
  return {
    shown,
    onPointerOver({ target, pointerType }: PointerEvent) {
      const link = linkAt(target);
      if (pointerType === 'touch') return;
      if (link && link !== shown?.link) wait(() => open(link), OPEN_AFTER);
      else if (link || (target instanceof Element && target.closest('[role="tooltip"]'))) clearTimeout(timer.current);
      else wait(close, CLOSE_AFTER);
    },
    onPointerLeave() {
      wait(close, CLOSE_AFTER);
    },
    onFocus({ target }: FocusEvent) {
      const link = linkAt(target);
      if (link?.matches(':focus-visible')) open(link);
    },
    onBlur: close,
    onClick(event: MouseEvent) {
      const link = linkAt(event.target);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(link.pathname);
    },
  };
}
