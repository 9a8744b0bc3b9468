import { type DialogHTMLAttributes, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { showToastsOver } from './toast';

interface Modal {
  /** Of the element of the dialog, which is open as long as it is drawn. */
  props: DialogHTMLAttributes<HTMLDialogElement> & { ref: RefObject<HTMLDialogElement | null> };
  /** The id of its heading. */
  heading: string;
}

/**
 * A dialog over the page. The browser keeps the focus in it and gives it back; Escape and a press beside it close it. The
 * focus begins on what has `data-autofocus`.
 */
export function useModal(onClose: (() => void) | null): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = ref.current;
    if (!shown) return;
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const back = showToastsOver(shown);
    return () => {
      back();
      shown.close();
    };
  }, []);
  return {
    heading,
    props: {
      ref,
      'aria-labelledby': heading,
      onCancel: (event) => {
        // A file input inside the dialog sends the same event if the person picks no file.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose?.();
      },
      // A browser closes a dialog that opened by itself without asking.
      onClose: () => {
        if (ref.current?.open !== false) return;
        if (onClose) onClose();
        else ref.current.showModal();
      },
      onClick: ({ target }) => target === ref.current && onClose?.(),
    },
  };
}
