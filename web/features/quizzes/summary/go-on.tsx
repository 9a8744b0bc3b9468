import { Button } from '@mantine/core';
import { IconPlus, IconReload, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { mistakesPage } from '~/domain/learning/mistakes/contract';
import { quizSetup, type QuizSummaryData, STUDY } from '~/domain/quizzes/contract';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './summary.module.css';

/** What comes next: what was answered wrong once more, a personal quiz once more, or a quiz of another kind. */
export function GoOn({ result }: { result: QuizSummaryData }) {
  const navigate = useNavigate();
  const [submissionId] = useState(uuid);
  const again = useAction(quizSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  // What is asked in a paper is asked nowhere else.
  const wrong = result.quiz.paper ? [] : result.places.filter(({ state }) => state === 'wrong');
  const { quizlog_id, again_url } = result.quiz;
  const practise = () =>
    again.mutate({
      from: quizlog_id,
      preferences: 'incorrect',
      number_of_questions: Math.min(wrong.length, QUESTIONS_MAX),
      mode: STUDY,
      submission_id: submissionId,
    });
  return (
    <div className={classes.goOn}>
      {again.error && <ProblemNotice error={again.error} />}
      {wrong.length > 0 && (
        <Button loading={again.isPending} leftSection={<IconRepeat size={18} aria-hidden />} onClick={practise}>
          <FormattedMessage id="quizzes.summary.again" />
        </Button>
      )}
      {again_url !== '' && (
        <Button component={Link} to={again_url} variant="default" leftSection={<IconReload size={18} aria-hidden />}>
          <FormattedMessage id="quizzes.summary.take-again" />
        </Button>
      )}
      <Button
        component={Link}
        to={href(quizSetup)}
        variant={wrong.length > 0 ? 'default' : 'filled'}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        <FormattedMessage id="quizzes.summary.new" />
      </Button>
      {wrong.length > 0 && (
        <Button component={Link} to={href(mistakesPage)} variant="subtle">
          <FormattedMessage id="quizzes.summary.mistakes" />
        </Button>
      )}
    </div>
  );
}
