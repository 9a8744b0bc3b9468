import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './dialog.module.css';
import { useModal } from './use-modal';

interface Props {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** The buttons that end it, the one that goes on last. */
  acts: ReactNode;
}

/** A question in the middle of the screen, as long as it is drawn. */
export function Dialog({ title, onClose, children, acts }: Props) {
  const { props, heading } = useModal(onClose);
  return createPortal(
    <dialog {...props} className={classes.dialog}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      <div className={classes.body}>
        {children}
        <div className={classes.acts}>{acts}</div>
      </div>
    </dialog>,
    document.body,
  );
}

/** In a button that keeps its words while it is done. */
export const Busy = () => <span className={classes.busy} aria-hidden />;
