import { useRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Today } from '~/domain/learning/contract';
import { quizSetup, STUDY } from '~/domain/quizzes/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { Button } from '~/web/ui/button';
import { useErrorToast } from '~/web/ui/use-error-toast';
import layout from '~/web/ui/layout.module.css';
import classes from './today.module.css';

/** Questions of a quiz on a weak topic. */
const QUESTIONS = 10;

/** The topics with the lowest scores: one press starts a quiz on one. */
export function Weakest({ topics }: { topics: Today['weakest'] }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const errors = useErrorToast();
  // Pressed twice, one quiz is started.
  const submissions = useRef(new Map<number, string>());
  const start = useAction(quizSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url), ...errors });
  const practise = ({ topic_id, specialty_id }: Today['weakest'][number]) => {
    const submission_id = submissions.current.get(topic_id) ?? uuid();
    submissions.current.set(topic_id, submission_id);
    start.mutate({
      specialty: specialty_id,
      topic: topic_id,
      number_of_questions: QUESTIONS,
      mode: STUDY,
      submission_id,
    });
  };
  return (
    <div className={classes.weakest}>
      <h3 className={classes.weakTitle}>
        <FormattedMessage id="app.home.today.weakest" />
      </h3>
      <div className={layout.toolbar}>
        {topics.map((topic) => (
          <Button
            key={topic.topic_id}
            variant="default"
            className={classes.topic}
            loading={start.isPending && start.variables?.topic === topic.topic_id}
            disabled={start.isPending}
            aria-label={say({ id: 'app.home.today.practise' }, { topic: topic.name, score: topic.score / 100 })}
            onClick={() => practise(topic)}
          >
            <span className={classes.topicName}>{topic.name}</span>
            <span className={classes.topicScore}>
              <FormattedNumber value={topic.score / 100} style="percent" />
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
