import { IconPencil } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { quizGeneration } from '~/domain/quizzes/generation/contract';
import { ConnectionMark } from '~/web/live/connection-mark';
import { EmptyState } from '~/web/ui/empty-state';
import classes from './run.module.css';
import type { Generation } from './use-generation';
import type { RunFocus } from './use-run-focus';

interface Props {
  number: number;
  written: number;
  length: number;
  generation: Generation;
  focus: RunFocus;
}

/** Somebody was faster than the writer: a calm moment, and the question comes by itself. */
export function BeingWritten({ number, written, length, generation, focus }: Props) {
  return (
    <section ref={focus.question} tabIndex={-1} className={classes.calm} aria-busy="true">
      <EmptyState
        icon={<IconPencil size={26} />}
        title={<FormattedMessage id="quizzes.run.writing" values={{ number }} />}
        action={<ConnectionMark state={generation.connection} every={quizGeneration.poll.every / 1000} />}
      >
        <FormattedMessage id="quizzes.run.writing.about" values={{ written, length }} />
      </EmptyState>
    </section>
  );
}
