import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CloseButton } from './button';
import classes from './notice.module.css';

interface Props {
  tone: 'wrong' | 'warning' | 'plain';
  /** `alert` if it comes while the page is read. */
  role?: 'alert' | 'status';
  /** A sign beside the words. */
  icon?: ReactNode;
  title?: ReactNode;
  children: ReactNode;
  /** With it, a button takes it away. */
  onClose?: () => void;
}

/** A notice to read before going on, on a coloured ground. */
export const Notice = ({ tone, role, icon, title, children, onClose }: Props) => (
  <div className={classes.notice} data-tone={tone} role={role}>
    {icon && <span className={classes.icon}>{icon}</span>}
    <div className={classes.body}>
      {title && <p className={classes.title}>{title}</p>}
      <div className={classes.words}>{children}</div>
    </div>
    {onClose && <Close onClick={onClose} />}
  </div>
);

function Close({ onClick }: { onClick: () => void }) {
  const { formatMessage: say } = useIntl();
  return <CloseButton className={classes.close} aria-label={say({ id: 'app.close' })} onClick={onClick} />;
}
