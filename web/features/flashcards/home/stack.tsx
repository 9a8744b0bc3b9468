import { IconCircleCheck, IconPlayerPlay, IconProgress } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, FormattedTime } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { flashcardHome, minutesOf, SITTING } from '~/domain/flashcards/home/contract';
import { memoryProgress } from '~/domain/flashcards/plan/contract';
import { ALL_CARDS, flashcardSetup } from '~/domain/flashcards/review/contract';
import { reviewTypeOf } from '~/domain/flashcards/review/kinds';
import { href } from '~/domain/kit/contract';
import { type ProblemError, useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { Button, LinkButton } from '~/web/ui/button';
import { ProblemNotice } from '~/web/ui/problem';
import type { Home } from './entries';
import text from '~/web/ui/text.module.css';
import classes from './home.module.css';

/** Cards of the first review of all. */
const FIRST = 10;

/** The stack of cards of somebody: what is due, when more will be, or the first cards of all. */
export function Stack({ home }: { home: Home }) {
  const { due, fresh = 0, bins, packs } = home;
  const [pack] = packs;
  const never = bins.every((cards) => cards === 0);
  return (
    <section className={classes.stack} aria-labelledby="flashcards-stack">
      {due + fresh > 0 ? <Due home={home} /> : never && pack ? <Sample pack={pack} /> : <NothingDue home={home} />}
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

interface StartProps {
  error: ProblemError | null;
  isPending: boolean;
  onStart: () => void;
  children: ReactNode;
}

/** Begins a review with one press. */
const Start = ({ error, isPending, onStart, children }: StartProps) => (
  <>
    {error && <ProblemNotice error={error} />}
    <Button size="large" wide before={<IconPlayerPlay size={22} aria-hidden />} loading={isPending} onClick={onStart}>
      {children}
    </Button>
  </>
);

/** What is due today, with new cards among it. */
function Due({ home: { due, fresh = 0, held = 0 } }: { home: Home }) {
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const { mutate, error, isPending } = useAction(
    flashcardHome,
    'start',
    {},
    {
      onSuccess: ({ next_url }) => void navigate(next_url),
      // Cards that are due may be on the device.
      onError: ({ code }) => void (code === 'offline' && navigate(href(cardsAway))),
    },
  );
  return (
    <>
      <Title>
        <span className={text.largeFigure}>
          <FormattedNumber value={due || fresh} />
        </span>
        <FormattedMessage id={due > 0 ? 'flashcards.home.due' : 'flashcards.home.fresh'} values={{ due, fresh }} />
      </Title>
      {due > 0 && fresh > 0 && (
        <p className={text.dimmedBody}>
          <FormattedMessage id="flashcards.home.with-fresh" values={{ fresh }} />
        </p>
      )}
      <p className={text.dimmedBody}>
        <FormattedMessage id="flashcards.today.due.about" values={{ minutes: minutesOf(due + fresh) }} />
      </p>
      <Start error={error} isPending={isPending} onStart={() => mutate({ submission_id })}>
        <FormattedMessage id="flashcards.home.due.start" values={{ due, most: SITTING, over: String(due > SITTING) }} />
      </Start>
      <Held held={held} />
    </>
  );
}

const Held = ({ held }: { held: number }) =>
  held > 0 && (
    <p className={text.dimmedBody}>
      <FormattedMessage
        id="flashcards.home.held"
        values={{ held, link: (words) => <Link to={href(memoryProgress)}>{words}</Link> }}
      />
    </p>
  );

function NothingDue({ home: { due, held = 0, next_due_at } }: { home: Home }) {
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
      <Held held={held} />
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
function Sample({ pack }: { pack: Home['packs'][number] }) {
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const { mutate, error, isPending } = useAction(
    flashcardSetup,
    'submit',
    {},
    { onSuccess: ({ next_url }) => void navigate(next_url) },
  );
  const review = { quiz_type: reviewTypeOf('pack', false), deck_id: pack.id, length: FIRST, submission_id } as const;
  return (
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
      <Start error={error} isPending={isPending} onStart={() => mutate(review)}>
        <FormattedMessage id="flashcards.home.first.start" values={{ pack: pack.deck_name }} />
      </Start>
    </>
  );
}

function Unfinished({ home: { unfinished } }: { home: Home }) {
  if (!unfinished) return null;
  const { url, answered, length } = unfinished;
  return (
    <LinkButton to={url} variant="default" wide before={<IconProgress size={20} aria-hidden />}>
      <FormattedMessage id="flashcards.home.go-on" values={{ answered, length: Math.min(length, ALL_CARDS) }} />
    </LinkButton>
  );
}
