import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { CloseButton } from '../ui/button';
import { closeToast, shownToasts, subscribeToasts, type Toast, toastsOver } from '../ui/toast';
import classes from './toasts.module.css';

/** Milliseconds that a toast is shown, unless somebody is on it. */
const SHOWN_FOR = 5_000;

/** Short messages at the head of the page, where they cover no bar of buttons. In the first load: most of them say that something failed. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts);
  const over = useSyncExternalStore(subscribeToasts, toastsOver);
  const list = (
    <div className={`no-print ${classes.toasts}`}>
      {toasts.map((toast) => (
        <Shown key={toast.id} toast={toast} />
      ))}
    </div>
  );
  return over ? createPortal(list, over) : list;
}

function Shown({ toast: { id, title, message, tone, stays } }: { toast: Toast }) {
  const { formatMessage: say } = useIntl();
  const [held, hold] = useState(false);
  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(() => closeToast(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [id, stays, held]);
  return (
    <div
      className={classes.toast}
      data-tone={tone}
      role={tone === 'plain' ? 'status' : 'alert'}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {tone !== 'plain' && <IconAlertTriangle size={20} aria-hidden />}
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        <p>{message}</p>
      </div>
      <CloseButton className={classes.close} aria-label={say({ id: 'app.close' })} onClick={() => closeToast(id)} />
    </div>
  );
}
