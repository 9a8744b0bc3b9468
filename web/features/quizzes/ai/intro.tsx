import { Button, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { INTRO_MS } from '~/domain/quizzes/generation/contract';
import { Mark } from '~/web/core/mark';
import classes from './intro.module.css';

/** Between asking and sending, 3 s (spec 1 §9): what happens next. One can go on at once, or back. */
export function Intro({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), INTRO_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Modal
      opened
      onClose={onCancel}
      fullScreen
      withCloseButton={false}
      title={<FormattedMessage id="quizzes.ai.intro.title" />}
      classNames={{ header: classes.header, content: classes.content, body: classes.body, title: classes.title }}
    >
      <div className={classes.stage} style={{ '--intro': `${INTRO_MS}ms` } as CSSProperties} aria-hidden>
        <span className={classes.sheet} />
        <span className={classes.sheet} />
        <span className={classes.sheet}>
          <i />
          <i />
          <i />
        </span>
        <span className={classes.mark}>
          <Mark size={56} />
        </span>
      </div>
      <p className={classes.words}>
        <FormattedMessage id="quizzes.ai.intro.body" />
      </p>
      <div className={classes.buttons}>
        <Button onClick={onDone} data-autofocus>
          <FormattedMessage id="quizzes.ai.intro.skip" />
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          <FormattedMessage id="app.cancel" />
        </Button>
      </div>
    </Modal>
  );
}
