import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CloseButton } from './button';
import { showToastsOver } from './toast';
import classes from './drawer.module.css';

interface Props {
  title: ReactNode;
  /** The edge of the screen that it comes from. */
  from: 'right' | 'bottom';
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog at an edge of the screen, as long as it is drawn. The browser keeps the focus in it and gives it back; Escape and a
 * press beside it close it.
 */
export function Drawer({ title, from, onClose, children }: Props) {
  const { formatMessage: say } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.showModal();
    const back = showToastsOver(shown);
    return () => {
      back();
      shown.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      data-from={from}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={heading}>{title}</h2>
          <CloseButton aria-label={say({ id: 'app.close' })} onClick={onClose} />
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
}
