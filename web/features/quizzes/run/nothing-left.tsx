import { IconFlagCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '~/web/ui/empty-state';
import classes from './run.module.css';
import type { RunFocus } from './use-run-focus';

/** Every question is answered or skipped: what remains is to finish. */
export function NothingLeft({ focus }: { focus: RunFocus }) {
  return (
    <section ref={focus.question} tabIndex={-1} className={classes.calm}>
      <EmptyState icon={<IconFlagCheck size={26} />} title={<FormattedMessage id="quizzes.run.none" />}>
        <FormattedMessage id="quizzes.run.none.about" />
      </EmptyState>
    </section>
  );
}
