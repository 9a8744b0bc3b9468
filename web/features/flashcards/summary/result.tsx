import { Button } from '@mantine/core';
import { IconEyeOff, IconRefresh } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { ALL_CARDS, flashcardReview, flashcardSetup, type flashcardSummary } from '~/domain/flashcards/review/contract';
import { reviewTypeOf } from '~/domain/flashcards/review/kinds';
import { href, type PageData } from '~/domain/kit/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { usePageTitle } from '~/web/ui/page-title';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './summary.module.css';

interface Props {
  quizlogId: number;
  summary: PageData<typeof flashcardSummary>;
}

/** From which share of right answers on the end is said to be strong, or fair. */
const STRONG = 0.85;
const FAIR = 0.5;
const moodOf = (share: number) => (share >= STRONG ? 'strong' : share >= FAIR ? 'fair' : 'early');

/** How the review went, in a word and a figure, and one press to what was wrong. */
export function Result({ quizlogId, summary: { answered, correct, finished, wrong, withheld } }: Props) {
  const { formatMessage: say } = useIntl();
  usePageTitle(say({ id: 'flashcards.summary' }));
  const share = answered === 0 ? 0 : correct / answered;
  return (
    <header className={classes.result}>
      <div className={classes.ring} style={{ '--share': share } as CSSProperties} aria-hidden>
        <span>
          <FormattedNumber value={share} style="percent" maximumFractionDigits={0} />
        </span>
      </div>
      <div>
        <h1 tabIndex={-1} className={classes.title}>
          <FormattedMessage id={`flashcards.summary.${moodOf(share)}`} />
        </h1>
        <p className={classes.lead}>
          <FormattedMessage id="flashcards.summary.lead" values={{ correct, answered }} />
        </p>
        {withheld > 0 && (
          <p className={classes.withheld}>
            <IconEyeOff size={18} aria-hidden />
            <FormattedMessage id="flashcards.review.withheld" values={{ withheld }} />
          </p>
        )}
      </div>
      <Ways quizlogId={quizlogId} finished={finished} wrong={wrong} />
    </header>
  );
}

function Ways({ quizlogId, finished, wrong }: { quizlogId: number; finished: boolean; wrong: number }) {
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const again = useAction(flashcardSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  if (!finished) {
    return (
      <div className={classes.ways}>
        <Button component={Link} to={href(flashcardReview, { quizlogId })} h={56}>
          <FormattedMessage id="flashcards.summary.go-on" />
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.ways}>
      {again.error && <ProblemNotice error={again.error} />}
      {wrong > 0 && (
        <Button
          h={56}
          leftSection={<IconRefresh size={20} aria-hidden />}
          loading={again.isPending}
          onClick={() =>
            again.mutate({
              quiz_type: reviewTypeOf('topic', false),
              of_review: quizlogId,
              length: ALL_CARDS,
              submission_id,
            })
          }
        >
          <FormattedMessage id="flashcards.summary.wrong-again" values={{ wrong }} />
        </Button>
      )}
      <Button component={Link} to={href(flashcardSetup)} h={56} variant="default">
        <FormattedMessage id="flashcards.summary.again" />
      </Button>
      <Button component={Link} to={href(flashcardHome)} h={56} variant={wrong > 0 ? 'subtle' : 'default'}>
        <FormattedMessage id="flashcards.title" />
      </Button>
    </div>
  );
}
