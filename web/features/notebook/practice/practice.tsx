import { Button } from '@mantine/core';
import { IconCards, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { Output } from '~/domain/kit/contract';
import { topicTies } from '~/domain/notebook/ties/contract';
import { flashcardSetup, REVIEW_LENGTHS } from '~/domain/flashcards/review/contract';
import { reviewTypeOf } from '~/domain/flashcards/review/kinds';
import { quizSetup, STUDY } from '~/domain/quizzes/contract';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { useAction, useCall } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import classes from './practice.module.css';

type Ties = Output<typeof topicTies>;

/** What of the bank, the cards and the stations belongs to a topic, what one has made of it, and a way to begin with just this. */
export function Practice({ topic }: { topic: { id: number; specialty_id: number } }) {
  // What came of a quiz is to be seen when one comes back from it.
  const { data, error, refetch } = useCall(topicTies, { topic_id: topic.id }, { refetchOnMount: 'always' });
  if (error && !data) return <ProblemNotice error={error} onRetry={error.passing ? refetch : undefined} />;
  if (!data) return <SkeletonList rows={2} />;
  return (
    <section aria-labelledby="practice" className={`no-print ${classes.practice}`}>
      <h2 id="practice" className={classes.title}>
        <FormattedMessage id="notebook.practice" />
      </h2>
      <div className={classes.groups}>
        <Questions questions={data.questions} topic={topic} />
        <Cards cards={data.cards} topic={topic} />
      </div>
      <Links title="notebook.practice.stations" links={data.stations} />
      <Links title="notebook.practice.guides" links={data.guides} />
    </section>
  );
}

function Questions({
  questions,
  topic,
}: {
  questions: Ties['questions'];
  topic: { id: number; specialty_id: number };
}) {
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const start = useAction(quizSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const { number, language, answered, right, known } = questions;
  return (
    <div className={classes.group}>
      <h3>
        <FormattedMessage id="notebook.practice.questions" values={{ count: number }} />
      </h3>
      {number > 0 && (
        <>
          <p>
            <FormattedMessage id="notebook.practice.answered" values={{ answered, right, count: number }} />
          </p>
          {known.length > 0 && <KnownQuestions known={known} />}
          <Button
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            loading={start.isPending}
            onClick={() =>
              start.mutate({
                specialty: topic.specialty_id,
                topic: topic.id,
                language,
                number_of_questions: Math.min(number, QUESTIONS_MAX),
                mode: STUDY,
                submission_id,
              })
            }
          >
            <FormattedMessage id="notebook.practice.quiz" />
          </Button>
          {start.error && <ProblemNotice error={start.error} />}
        </>
      )}
    </div>
  );
}

function KnownQuestions({ known }: { known: Ties['questions']['known'] }) {
  const { formatMessage: say } = useIntl();
  return (
    <ul className={classes.known}>
      {known.map(({ question_id, title, right, url }) => (
        <li key={question_id}>
          <span className={classes.result} data-right={right || undefined}>
            {say({ id: right ? 'notebook.practice.right' : 'notebook.practice.wrong' })}
          </span>
          {url === '' ? title : <Link to={url}>{title}</Link>}
        </li>
      ))}
    </ul>
  );
}

function Cards({ cards, topic }: { cards: Ties['cards']; topic: { id: number; specialty_id: number } }) {
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const start = useAction(flashcardSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const { number, reviewed, right, due } = cards;
  return (
    <div className={classes.group}>
      <h3>
        <FormattedMessage id="notebook.practice.cards" values={{ count: number }} />
      </h3>
      {number > 0 && (
        <>
          <p>
            <FormattedMessage id="notebook.practice.reviewed" values={{ reviewed, right, due, count: number }} />
          </p>
          <Button
            variant="default"
            leftSection={<IconCards size={18} aria-hidden />}
            loading={start.isPending}
            onClick={() =>
              start.mutate({
                quiz_type: reviewTypeOf('topic', false),
                specialty: topic.specialty_id,
                topic: topic.id,
                length: REVIEW_LENGTHS.find((length) => length >= number) ?? REVIEW_LENGTHS[0],
                submission_id,
              })
            }
          >
            <FormattedMessage id="notebook.practice.review" />
          </Button>
          {start.error && <ProblemNotice error={start.error} />}
        </>
      )}
    </div>
  );
}

interface Linked {
  name: string;
  url: string;
  last_score?: number | null;
  description?: string;
}

function Links({ title, links }: { title: string; links: readonly Linked[] }) {
  if (links.length === 0) return null;
  return (
    <div className={classes.group}>
      <h3>
        <FormattedMessage id={title} values={{ count: links.length }} />
      </h3>
      <ul className={classes.links}>
        {links.map(({ name, url, last_score, description }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
            {last_score != null && (
              <span className={classes.score}>
                <FormattedMessage
                  id="notebook.practice.score"
                  values={{ score: <FormattedNumber value={last_score} maximumFractionDigits={0} /> }}
                />
              </span>
            )}
            {description !== undefined && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
