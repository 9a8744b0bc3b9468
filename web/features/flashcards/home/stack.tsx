import { IconCircleCheck, IconPlayerPlay, IconProgress } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, FormattedTime } from 'react-intl';
import { useNavigate } from 'react-router';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { minutesOf } from '~/domain/flashcards/home/contract';
import { ALL_CARDS, flashcardSetup, type REVIEW_LENGTHS } from '~/domain/flashcards/review/contract';
import { reviewTypeOf, type ReviewType } from '~/domain/flashcards/review/kinds';
import { href } from '~/domain/kit/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { Button, LinkButton } from '~/web/ui/button';
import { ProblemNotice } from '~/web/ui/problem';
import type { Home } from './entries';
import text from '~/web/ui/text.module.css';
import classes from './home.module.css';

/** Cards of one sitting: of a longer backlog the most urgent ones. */
const SITTING = 50;
/** Cards of the first review of all. */
const FIRST = 10;

/** The stack of cards of somebody: what is due, when more will be, or the first cards of all. */
export function Stack({ home }: { home: Home }) {
  const { due, bins, packs } = home;
  const [pack] = packs;
  const never = bins.every((cards) => cards === 0);
  return (
    <section className={classes.stack} aria-labelledby="flashcards-stack">
      {due > 0 ? <Due due={due} /> : never && pack ? <Sample pack={pack} /> : <NothingDue home={home} />}
      <Unfinished home={home} />
      <LinkButton to={href(flashcardSetup)} variant="subtle" wide>
        <FormattedMessage id="flashcards.home.setup" />
      </LinkButton>
    </section>
  );
}

const Title = ({ children }: { children: ReactNode }) => (
  <h2 id="flashcards-stack" className={classes.title}>
    {children}
  </h2>
);

interface Review {
  quiz_type: ReviewType;
  length: (typeof REVIEW_LENGTHS)[number];
  deck_id?: number;
}

/** Begins a review with one press. @param offline where to go without a network, if cards may be on the device */
function Start({ review, offline, children }: { review: Review; offline?: string; children: ReactNode }) {
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const start = useAction(
    flashcardSetup,
    'submit',
    {},
    {
      onSuccess: ({ next_url }) => void navigate(next_url),
      onError: ({ code }) => void (code === 'offline' && offline && navigate(offline)),
    },
  );
  return (
    <>
      {start.error && <ProblemNotice error={start.error} />}
      <Button
        size="large"
        wide
        before={<IconPlayerPlay size={22} aria-hidden />}
        loading={start.isPending}
        onClick={() => start.mutate({ ...review, submission_id })}
      >
        {children}
      </Button>
    </>
  );
}

const Due = ({ due }: { due: number }) => (
  <>
    <Title>
      <span className={text.largeFigure}>
        <FormattedNumber value={due} />
      </span>
      <FormattedMessage id="flashcards.home.due" values={{ due }} />
    </Title>
    <p className={text.dimmedBody}>
      <FormattedMessage id="flashcards.today.due.about" values={{ minutes: minutesOf(due) }} />
    </p>
    <Start
      review={{ quiz_type: reviewTypeOf('due', false), length: due > SITTING ? SITTING : ALL_CARDS }}
      offline={href(cardsAway)}
    >
      <FormattedMessage id="flashcards.home.due.start" values={{ due, most: SITTING, over: String(due > SITTING) }} />
    </Start>
  </>
);

function NothingDue({ home: { due, next_due_at } }: { home: Home }) {
  const today = next_due_at !== null && new Date(next_due_at).toDateString() === new Date().toDateString();
  return (
    <>
      <Title>
        <IconCircleCheck size={56} stroke={1.5} className={classes.done} aria-hidden />
        <FormattedMessage id="flashcards.home.due" values={{ due }} />
      </Title>
      {next_due_at && (
        <p className={text.dimmedBody}>
          {today ? (
            <FormattedMessage id="flashcards.home.next.today" values={{ at: <FormattedTime value={next_due_at} /> }} />
          ) : (
            <FormattedMessage
              id="flashcards.home.next"
              values={{ day: <FormattedDate value={next_due_at} weekday="long" day="numeric" month="long" /> }}
            />
          )}
        </p>
      )}
      <LinkButton
        to={href(flashcardSetup, {}, { preferences: 'new' })}
        size="large"
        wide
        before={<IconPlayerPlay size={22} aria-hidden />}
      >
        <FormattedMessage id="flashcards.home.new" />
      </LinkButton>
    </>
  );
}

/** How it works, with cards that can be tried at once. */
const Sample = ({ pack }: { pack: Home['packs'][number] }) => (
  <>
    <Title>
      <FormattedMessage id="flashcards.home.first" values={{ cards: FIRST }} />
    </Title>
    <ol className={classes.steps}>
      {['read', 'answer', 'again'].map((step) => (
        <li key={step}>
          <FormattedMessage id={`flashcards.home.first.${step}`} />
        </li>
      ))}
    </ol>
    <Start review={{ quiz_type: reviewTypeOf('pack', false), deck_id: pack.id, length: FIRST }}>
      <FormattedMessage id="flashcards.home.first.start" values={{ pack: pack.deck_name }} />
    </Start>
  </>
);

function Unfinished({ home: { unfinished } }: { home: Home }) {
  if (!unfinished) return null;
  const { url, answered, length } = unfinished;
  return (
    <LinkButton to={url} variant="default" wide before={<IconProgress size={20} aria-hidden />}>
      <FormattedMessage id="flashcards.home.go-on" values={{ answered, length: Math.min(length, ALL_CARDS) }} />
    </LinkButton>
  );
}
