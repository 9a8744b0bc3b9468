import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import { endQuiz, EXAM, type quizSetup } from '~/domain/quizzes/contract';
import { useMutate } from '../live/client';
import { ConfirmButton } from './confirm-button';
import { useQuizTitle } from './quiz-title';
import lists from './list.module.css';
import text from './text.module.css';
import { useErrorToast } from './use-error-toast';
import classes from './unfinished-quizzes.module.css';

type Unfinished = PageData<typeof quizSetup>['unfinished'][number];

interface Props {
  quizzes: readonly Unfinished[];
  /** One of them was put away. */
  onChanged: () => unknown;
}

/** Quizzes that were begun, or are being written: one line each, with the way back into it and the way to end it here. */
export function UnfinishedQuizzes({ quizzes, onChanged }: Props) {
  return (
    <ul className={lists.inPanel}>
      {quizzes.map((quiz) => (
        <UnfinishedQuiz key={quiz.quizlog_id} quiz={quiz} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function UnfinishedQuiz({ quiz, onChanged }: { quiz: Unfinished; onChanged: () => unknown }) {
  const { formatMessage: say } = useIntl();
  const title = useQuizTitle()(quiz);
  const end = useMutate(endQuiz, { onSuccess: onChanged, ...useErrorToast() });
  const answered = { answered: quiz.answered, total: quiz.total };
  return (
    <li className={classes.row}>
      <span className={classes.title}>{title}</span>
      <span className={text.dimmedLine}>
        {quiz.mode === EXAM && (
          <>
            <FormattedMessage id="quizzes.unfinished.exam" />
            {' · '}
          </>
        )}
        <FormattedMessage id="quizzes.unfinished.answered-short" values={answered} />
      </span>
      <Button
        component={Link}
        to={quiz.url}
        variant="subtle"
        className={classes.go}
        aria-label={say({ id: 'quizzes.unfinished.continue-with' }, { title })}
      >
        <FormattedMessage id="quizzes.unfinished.continue" />
      </Button>
      <ConfirmButton
        question={<FormattedMessage id="quizzes.unfinished.put-away.question" />}
        consequence={
          <FormattedMessage
            id={quiz.answered > 0 ? 'quizzes.unfinished.put-away.kept' : 'quizzes.unfinished.put-away.gone'}
            values={answered}
          />
        }
        confirm={<FormattedMessage id="quizzes.unfinished.put-away" />}
        onConfirm={() => end.mutate({ quizlog_id: quiz.quizlog_id })}
        trigger={(begin) => (
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            loading={end.isPending}
            aria-label={say({ id: 'quizzes.unfinished.put-away-this' }, { title })}
            title={say({ id: 'quizzes.unfinished.put-away' })}
            onClick={begin}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
      />
    </li>
  );
}
