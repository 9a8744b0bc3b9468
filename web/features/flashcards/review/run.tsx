import { Button, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endReview, type flashcardReview, flashcardSetup, flashcardSummary } from '~/domain/flashcards/review/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { useMutate } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { usePageTitle } from '~/web/ui/page-title';
import { showToast } from '~/web/ui/toast';
import { CardView } from './card-view';
import { EndDialog } from './end-dialog';
import classes from './review.module.css';
import { SendingNotice } from './sending-notice';
import { reviewShortcut } from './shortcuts';
import { useReview } from './use-review';

interface Props {
  data: PageData<typeof flashcardReview>;
  personId: number;
  onReload: () => void;
}

/** The card that is asked, its two marks, and how far one is. Usable by keys alone and with one thumb. */
export function Run({ data, personId, onReload }: Props) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const review = useReview(personId, data, () => {
    showToast(say({ id: 'flashcards.review.refused' }), { tone: 'failure' });
    onReload();
  });
  const { state, card, sending } = review;
  const { answered, correct, length, revealed } = state;
  const over = state.current === null;
  const summary = href(flashcardSummary, { quizlogId: data.quizlog_id });
  usePageTitle(say({ id: 'flashcards.review' }));

  const end = useMutate(endReview, {
    onSuccess: ({ quizlog_id }) => void navigate(quizlog_id === 0 ? href(flashcardSetup) : summary, { replace: true }),
  });
  const nothingWaits = sending.waiting.length === 0;
  useEffect(() => {
    if (over && nothingWaits) void navigate(summary, { replace: true });
  }, [over, nothingWaits, navigate, summary]);

  useEffect(() => {
    if (revealed) announce(say({ id: 'flashcards.review.revealed' }));
  }, [revealed, announce, say]);

  const bookmark = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = reviewShortcut(event);
      if (!shortcut || asking || over || isElsewhere(event.target)) return;
      event.preventDefault();
      if (shortcut === 'reveal') review.reveal();
      else if (shortcut === 'right') review.mark(true);
      else if (shortcut === 'wrong') review.mark(false);
      else if (shortcut === 'bookmark') bookmark.current?.click();
      else setAsking(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.row}>
          <Title order={1} className={classes.title}>
            {card?.deck_name ?? say({ id: 'flashcards.review' })}
          </Title>
          <Button variant="default" onClick={() => setAsking(true)} aria-keyshortcuts="e">
            <FormattedMessage id="flashcards.review.end" />
          </Button>
        </div>
        <Progress answered={answered} correct={correct} total={total(state.removes, length, answered)} />
      </header>
      <SendingNotice sending={sending} onRetry={review.sendNow} />
      {over ? (
        <p className={classes.over} role="status">
          <FormattedMessage id={nothingWaits ? 'flashcards.review.over' : 'flashcards.review.over.waiting'} />
        </p>
      ) : (
        <CardView key={`${state.current?.id}.${answered}`} review={review} bookmark={bookmark} />
      )}
      <EndDialog
        opened={asking}
        answered={answered}
        waiting={sending.waiting.length}
        ending={end.isPending}
        problem={end.error}
        onEnd={() => end.mutate({ quizlog_id: data.quizlog_id })}
        onClose={() => {
          setAsking(false);
          end.reset();
        }}
      />
    </div>
  );
}

/** A Leitner review of all cards has no number of answers to look forward to. */
const total = (removes: boolean, length: number, answered: number): number | null =>
  removes || length < 9_999 ? Math.max(length, answered) : null;

function Progress({ answered, correct, total: most }: { answered: number; correct: number; total: number | null }) {
  const { formatMessage: say } = useIntl();
  return (
    <div className={classes.progress}>
      {most !== null && (
        <div
          className={classes.track}
          role="progressbar"
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={answered}
          aria-label={say({ id: 'flashcards.review.progress' })}
        >
          <span style={{ transform: `scaleX(${most === 0 ? 0 : answered / most})` }} />
        </div>
      )}
      <p className={classes.count}>
        {most === null ? (
          <FormattedMessage id="flashcards.review.count" values={{ answered, correct }} />
        ) : (
          <FormattedMessage id="flashcards.review.count.of" values={{ answered, correct, total: most }} />
        )}
      </p>
    </div>
  );
}

/** Whether keys belong to something else: a dialog, a menu, a field, or a button that the space bar presses. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"], [role="menu"]')) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
