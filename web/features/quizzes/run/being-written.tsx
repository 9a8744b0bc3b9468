import { FormattedMessage } from 'react-intl';
import { quizGeneration } from '~/domain/quizzes/generation/contract';
import { useSession } from '~/web/core/session';
import { ConnectionMark } from '~/web/live/connection-mark';
import { castAwaiting } from '~/web/ui/art/cast-of';
import { WaitingScene } from '~/web/ui/art/waiting-scene';
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
  const { person } = useSession();
  return (
    <section ref={focus.question} tabIndex={-1} className={classes.calm} aria-busy="true">
      <WaitingScene
        cast={castAwaiting('filled', person?.name)}
        now={<FormattedMessage id="quizzes.run.writing" values={{ number }} />}
        usually={<FormattedMessage id="quizzes.run.writing.about" values={{ written, length }} />}
      >
        <ConnectionMark state={generation.connection} every={quizGeneration.poll.every / 1000} />
      </WaitingScene>
    </section>
  );
}
