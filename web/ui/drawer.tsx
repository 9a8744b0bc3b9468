import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CloseButton } from './button';
import classes from './drawer.module.css';
import { useModal } from './use-modal';

interface Props {
  title: ReactNode;
  /** The edge of the screen that it comes from. */
  from: 'right' | 'bottom';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at an edge of the screen, as long as it is drawn. */
export function Drawer({ title, from, onClose, children }: Props) {
  const { formatMessage: say } = useIntl();
  const { props, heading } = useModal(onClose);
  return (
    <dialog {...props} className={classes.drawer} data-from={from}>
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
