import { Button } from '@mantine/core';
import { IconProgress, IconSparkles } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import { EXAM, type quizSetup } from '~/domain/quizzes/contract';
import { useQuizTitle } from './quiz-title';
import { TimeAgo } from './time-ago';
import layout from './layout.module.css';
import lists from './list.module.css';
import text from './text.module.css';
import classes from './unfinished-quizzes.module.css';

type Unfinished = PageData<typeof quizSetup>['unfinished'][number];

/** Quizzes that were begun, or are being written: each with how far it is and the way back into it. */
export function UnfinishedQuizzes({ quizzes }: { quizzes: readonly Unfinished[] }) {
  const { formatMessage: say } = useIntl();
  const titleOf = useQuizTitle();
  return (
    <ul className={lists.inPanel}>
      {quizzes.map((quiz) => {
        const title = titleOf(quiz);
        const Icon = quiz.kind === 'ai' ? IconSparkles : IconProgress;
        return (
          <li key={quiz.quizlog_id} className={lists.row}>
            <Icon size={24} stroke={1.6} className={layout.accentSign} aria-hidden />
            <div className={layout.fill}>
              <span className={classes.title}>{title}</span>
              <span className={text.dimmedLine}>
                {quiz.mode === EXAM ? (
                  <>
                    <FormattedMessage id="quizzes.unfinished.exam" />
                    {' · '}
                  </>
                ) : null}
                <FormattedMessage
                  id="quizzes.unfinished.answered"
                  values={{ answered: quiz.answered, total: quiz.total }}
                />
                {' · '}
                <TimeAgo at={quiz.started_at} />
              </span>
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${quiz.total > 0 ? (100 * quiz.answered) / quiz.total : 0}%` }} />
              </span>
            </div>
            <Button
              component={Link}
              to={quiz.url}
              variant="default"
              className={classes.go}
              aria-label={say({ id: 'quizzes.unfinished.continue-with' }, { title })}
            >
              <FormattedMessage id="quizzes.unfinished.continue" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
