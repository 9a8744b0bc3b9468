import { Button } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { personalQuizEditor, personalQuizEntry, type PersonalQuizSummary } from '~/domain/quizzes/personal/contract';
import { QuizLook } from '~/web/ui/quiz-look';
import { TimeAgo } from '~/web/ui/time-ago';
import lists from '~/web/ui/list.module.css';
import classes from './list.module.css';

/** A quiz at a glance; its title leads to the editor. */
export function QuizRow({ quiz }: { quiz: PersonalQuizSummary }) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <QuizLook icon={quiz.icon} colour={quiz.colour} />
      <div className={classes.words}>
        <Link to={href(personalQuizEditor, { quizId: quiz.id })} className={`${lists.link} ${classes.title}`}>
          {quiz.title}
        </Link>
        <span className={classes.about}>
          <FormattedMessage id="teach.questions" values={{ count: quiz.questions }} />
          {' · '}
          {quiz.shared && (
            <>
              <IconWorld size={16} aria-hidden className={classes.sign} /> <FormattedMessage id="teach.list.shared" />
              {' · '}
            </>
          )}
          <TimeAgo at={quiz.changed_at} />
        </span>
        {quiz.category.length > 0 && <span className={classes.about}>{quiz.category.join(' · ')}</span>}
      </div>
      {quiz.questions > 0 && (
        <Button
          component={Link}
          to={href(personalQuizEntry, { quizId: quiz.id })}
          variant="default"
          className={classes.take}
          aria-label={say({ id: 'teach.take.named' }, { title: quiz.title })}
        >
          <FormattedMessage id="teach.take" />
        </Button>
      )}
    </>
  );
}
