import { Button, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, type CSSProperties, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './intro.module.css';

interface Props {
  milliseconds: number;
  /** CSS length above the title. */
  top: string;
  title: ReactNode;
  about: ReactNode;
  skip: ReactNode;
  /** The scene. Its animations read `--intro`. */
  children: ReactNode;
  sceneClassName: string;
  onDone: () => void;
  onCancel: () => void;
}

/** A short scene before something begins. One can go on at once, or back. */
export function Intro({ milliseconds, top, title, about, skip, children, sceneClassName, onDone, onCancel }: Props) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return (
    <Modal
      opened
      onClose={onCancel}
      fullScreen
      withCloseButton={false}
      title={title}
      classNames={classes}
      styles={{ header: { paddingTop: top } }}
    >
      <div className={sceneClassName} style={{ '--intro': `${milliseconds}ms` } as CSSProperties} aria-hidden>
        {children}
      </div>
      <p className={classes.about}>{about}</p>
      <div className={classes.buttons}>
        <Button onClick={onDone} data-autofocus>
          {skip}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          <FormattedMessage id="app.cancel" />
        </Button>
      </div>
    </Modal>
  );
}
