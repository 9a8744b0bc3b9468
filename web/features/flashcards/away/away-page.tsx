import { Alert, Button, Skeleton } from '@mantine/core';
import { IconCloudOff, IconDeviceMobileOff, IconPlayerPlay, IconProgress } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { reviewAway } from '~/domain/flashcards/away/contract';
import { SITTING } from '~/domain/flashcards/home/contract';
import { reviewTypeOf } from '~/domain/flashcards/review/kinds';
import { href } from '~/domain/kit/contract';
import { type Person, useSession } from '~/web/core/session';
import { ProblemError } from '~/web/live/problem-error';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import text from '~/web/ui/text.module.css';
import home from '../home/home.module.css';
import classes from './away.module.css';
import { instantNow } from './instant';
import { Refused } from './refused';
import { startHere } from './started';
import { stepsHere } from './save-cards';
import { saveReview } from './stored-reviews';
import { useHere } from './use-here';
import { canOpenAway } from '~/web/core/worker';

/** What of the cards is on this device, and a review of it that needs no network. */
export function AwayPage() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const title = say({ id: 'flashcards.away.title' });
  if (!person) {
    return (
      <div className={home.page}>
        <PageHeader title={title} />
        <ProblemNotice error={new ProblemError(401, 'not-signed-in', '')} />
      </div>
    );
  }
  return (
    <div className={home.page}>
      <PageHeader title={title} lead={<FormattedMessage id="flashcards.away.lead" />} />
      <OnDevice person={person} />
    </div>
  );
}

function OnDevice({ person }: { person: Person }) {
  const navigate = useNavigate();
  const { here, sending, keeping, sendNow, lookAgain } = useHere(person.id);
  if (!here) return <Skeleton height={200} aria-busy />;
  const { cards, due, unfinished, refused } = here;
  // Those of the review that was left are asked there.
  const sitting = due.filter(({ id }) => !unfinished?.left.has(id)).slice(0, SITTING);

  const goOn = (id: number) => void navigate(href(reviewAway, { number: -id }));
  const start = async () => {
    const ids = sitting.map(({ id }) => id);
    const started = startHere(person.id, ids, instantNow());
    const pool = sitting.map(({ id, leitner_bin, last_answered, step, due_at }) => ({
      id,
      leitner_bin,
      last_answered,
      step,
      due_at: step ? due_at : null,
    }));
    await saveReview(
      person.id,
      {
        quizlog_id: started.id,
        quiz_type: reviewTypeOf('today', false),
        removes: true,
        steps: await stepsHere(person.id),
        length: pool.length,
        answered: 0,
        correct: 0,
        finished: false,
        withheld: 0,
        pool,
        cards: [],
      },
      [],
    );
    goOn(started.id);
  };
  const unkept = (keeping.state === 'none' || keeping.state === 'full') && keeping.state;
  const warning = keeping.state === 'kept' ? !canOpenAway() && 'no-worker' : unkept;

  return (
    <>
      {warning && (
        <Alert color="yellow" icon={<IconDeviceMobileOff size={20} aria-hidden />}>
          <FormattedMessage id={`flashcards.away.${warning}`} />
        </Alert>
      )}
      {sending.waiting.length > 0 && (
        <Alert color="yellow" icon={<IconCloudOff size={20} aria-hidden />} role="status">
          <div className={classes.waiting}>
            <span>
              <FormattedMessage id="flashcards.away.waiting" values={{ count: sending.waiting.length }} />
            </span>
            <Button variant="default" h={44} onClick={sendNow}>
              <FormattedMessage id="flashcards.away.send" />
            </Button>
          </div>
        </Alert>
      )}
      {keeping.state !== 'none' && (
        <section className={home.due} aria-labelledby="flashcards-here">
          <h2 id="flashcards-here" className={classes.dueTitle}>
            <span className={home.figure}>
              <FormattedNumber value={due.length} />
            </span>
            <FormattedMessage id="flashcards.away.due" values={{ due: due.length }} />
          </h2>
          <p className={text.dimmedBody}>
            <FormattedMessage id="flashcards.away.kept" values={{ cards }} />
          </p>
          <div className={home.ways}>
            {unfinished && (
              <Button
                h={56}
                leftSection={<IconProgress size={20} aria-hidden />}
                onClick={() => goOn(unfinished.started.id)}
              >
                <FormattedMessage
                  id="flashcards.away.go-on"
                  values={{ answered: unfinished.answered, length: unfinished.started.flashcard_ids.length }}
                />
              </Button>
            )}
            {sitting.length > 0 && (
              <Button
                h={56}
                variant={unfinished ? 'default' : 'filled'}
                leftSection={<IconPlayerPlay size={20} aria-hidden />}
                onClick={() => void start()}
              >
                <FormattedMessage id="flashcards.away.start" values={{ count: sitting.length }} />
              </Button>
            )}
          </div>
        </section>
      )}
      {refused.length > 0 && <Refused personId={person.id} refused={refused} onChange={lookAgain} />}
    </>
  );
}
