import { Button, Text, Title } from '@mantine/core';
import { IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { EXAM, EXAM_SECONDS, STUDY } from '~/domain/quizzes/contract';
import { personalQuizEditor, personalQuizEntry, type PersonalQuizEntryData } from '~/domain/quizzes/personal/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { usePageTitle } from '~/web/ui/page-title';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { ProblemNotice } from '~/web/ui/problem';
import { QuizLook } from '~/web/ui/quiz-look';
import { Earlier } from './earlier';
import layout from '~/web/ui/layout.module.css';
import classes from './take.module.css';

/** What the quiz is, who made it, and how it is to be taken. */
export function Take({ entry }: { entry: PersonalQuizEntryData }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const { quiz, author, own, exam_questions } = entry;
  usePageTitle(quiz.title);
  const [mode, setMode] = useState<typeof STUDY | typeof EXAM>(STUDY);
  const [submissionId, setSubmissionId] = useState(uuid);
  const begin = useAction(
    personalQuizEntry,
    'submit',
    { params: { quizId: quiz.id } },
    { onSuccess: ({ next_url }) => void navigate(next_url) },
  );
  const choose = (chosen: string) => {
    setMode(chosen === String(EXAM) ? EXAM : STUDY);
    // In another mode it is another run, not the same one sent twice.
    setSubmissionId(uuid());
    begin.reset();
  };
  const asked = mode === EXAM ? exam_questions : quiz.questions;
  return (
    <article className={classes.take}>
      <header className={layout.rowWrapped}>
        <QuizLook icon={quiz.icon} colour={quiz.colour} size={64} />
        <div className={layout.basisBreakable}>
          <Title order={1} tabIndex={-1}>
            {quiz.title}
          </Title>
          <div className={classes.author}>
            <PersonAvatar name={author.name} avatar={author.avatar} size={28} />
            <span>
              <FormattedMessage id={own ? 'teach.take.own' : 'teach.take.by'} values={{ name: author.name }} />
              {' · '}
              <FormattedMessage id="teach.questions" values={{ count: quiz.questions }} />
            </span>
          </div>
          {quiz.category.length > 0 && (
            <Text size="sm" c="dimmed">
              {quiz.category.join(' · ')}
            </Text>
          )}
        </div>
        {own && (
          <Button
            component={Link}
            to={href(personalQuizEditor, { quizId: quiz.id })}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            <FormattedMessage id="teach.take.edit" />
          </Button>
        )}
      </header>
      {quiz.questions === 0 ? (
        <Text>
          <FormattedMessage id={own ? 'teach.take.empty.own' : 'teach.take.empty'} />
        </Text>
      ) : (
        <section className={layout.step} aria-label={say({ id: 'teach.take.how' })}>
          <ChoiceCards
            label={say({ id: 'teach.take.how' })}
            columns={2}
            value={String(mode)}
            onChange={choose}
            choices={[
              {
                value: String(STUDY),
                label: say({ id: 'quizzes.setup.mode.study' }),
                about: say({ id: 'quizzes.setup.mode.study.about' }),
              },
              {
                value: String(EXAM),
                label: say({ id: 'quizzes.setup.mode.exam' }),
                about:
                  exam_questions === 0
                    ? say({ id: 'teach.take.exam.none' })
                    : say(
                        { id: 'teach.take.exam.about' },
                        {
                          minutes: Math.ceil((exam_questions * EXAM_SECONDS) / 60),
                          left: quiz.questions - exam_questions,
                        },
                      ),
                disabled: exam_questions === 0,
              },
            ]}
          />
          {begin.error && <ProblemNotice error={begin.error} />}
          <Button
            h={56}
            fz="md"
            fullWidth
            loading={begin.isPending}
            leftSection={<IconPlayerPlay size={20} aria-hidden />}
            onClick={() => begin.mutate({ mode, submission_id: submissionId })}
          >
            <FormattedMessage id="teach.take.begin" values={{ count: asked }} />
          </Button>
        </section>
      )}
      {entry.taken.length > 0 && <Earlier taken={entry.taken} />}
    </article>
  );
}
