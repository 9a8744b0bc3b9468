import { FormattedMessage } from 'react-intl';
import { INTRO_MS } from '~/domain/quizzes/generation/contract';
import { Mark } from '~/web/core/mark';
import { Intro } from '~/web/ui/intro';
import classes from './intro.module.css';

/** Between asking and sending, 3 s (spec 1 §9): what happens next. One can go on at once, or back. */
export const AiIntro = (ways: { onDone: () => void; onCancel: () => void }) => (
  <Intro
    {...ways}
    milliseconds={INTRO_MS}
    top="15dvh"
    title={<FormattedMessage id="quizzes.ai.intro.title" />}
    about={<FormattedMessage id="quizzes.ai.intro.body" />}
    skip={<FormattedMessage id="quizzes.ai.intro.skip" />}
    sceneClassName={classes.stage!}
  >
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
  </Intro>
);
