import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { CloseButton } from './button';
import classes from './dialog.module.css';
import { useModal } from './use-modal';

interface Props {
  title: ReactNode;
  /** Null if it is not closed without an answer. */
  onClose: (() => void) | null;
  children: ReactNode;
  /** The buttons that end it, the one that goes on last. */
  acts?: ReactNode;
  /** It has a button that closes it beside its title. */
  closable?: boolean;
  /** `screen` leaves nothing of the page in sight. */
  size?: 'large' | 'screen';
}

/** A question in the middle of the screen, as long as it is drawn. */
export function Dialog({ title, onClose, children, acts, closable, size }: Props) {
  const { formatMessage: say } = useIntl();
  const { props, heading } = useModal(onClose);
  return createPortal(
    <dialog {...props} className={classes.dialog} data-size={size}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {closable && onClose && <CloseButton aria-label={say({ id: 'app.close' })} onClick={onClose} />}
      </div>
      <div className={classes.body}>
        {children}
        {acts && <div className={classes.acts}>{acts}</div>}
      </div>
    </dialog>,
    document.body,
  );
}
