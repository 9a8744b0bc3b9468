import { IconConfetti, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type flashcardReview, flashcardSummary } from '~/domain/flashcards/review/contract';
import type { Rating } from '~/domain/flashcards/review/memory';
import { href, type PageData } from '~/domain/kit/contract';
import { useAnnounce } from '~/web/ui/announcer';
import { usePageTitle } from '~/web/ui/page-title';
import { showToast } from '~/web/ui/toast';
import { CardDialogs } from './card-dialogs';
import { CardView } from './card-view';
import { EndDialog } from './end-dialog';
import classes from './review.module.css';
import { RunHead } from './run-head';
import { SendingNotice } from './sending-notice';
import { waitsUntil } from './run-state';
import { RATING_NAMES, type RatingName, type ReviewShortcut } from './shortcuts';
import { useCardActs } from './use-card-acts';
import { useEnding } from './use-ending';
import { type Aside, useMarks } from './use-marks';
import { useReview } from './use-review';
import { useReviewKeys } from './use-review-keys';
import { Waiting } from './waiting';

interface Props {
  data: PageData<typeof flashcardReview>;
  personId: number;
  onReload: () => void;
  /** Of a review that only this device knows of: where it leads, and how it ends. */
  here?: { summary: () => string; end: (answered: number) => void };
}

const isRating = (shortcut: ReviewShortcut): shortcut is RatingName =>
  (RATING_NAMES as readonly string[]).includes(shortcut);

/** Plays the sound of the card that was shown last, from its beginning. */
function replay(): void {
  const player = [...document.querySelectorAll('article audio')].at(-1);
  if (!(player instanceof HTMLAudioElement)) return;
  player.currentTime = 0;
  // A sound that cannot be fetched says so by its own controls.
  void player.play().catch(() => undefined);
}

/** The card that is asked, its two marks, and how far one is. Usable by keys alone and with one thumb. */
export function Run({ data, personId, onReload, here }: Props) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const review = useReview(personId, data, () => {
    showToast(say({ id: 'flashcards.review.refused' }), { tone: 'failure' });
    onReload();
  });
  const { state, card, sending } = review;
  const { answered, revealed } = state;
  const acts = useCardActs(card);
  const mark = useMarks();
  const aside = (kind: Aside) => {
    if (!state.current) return;
    mark(state.current.id, { [kind]: true });
    review.setAside(kind);
    announce(say({ id: `flashcards.aside.${kind}.done` }));
  };
  const last = review.lastDone;
  const undo = () => {
    if (!last) return;
    if (last.kind !== 'answer') mark(last.card.id, { [last.kind]: false });
    review.undo();
    announce(say({ id: 'flashcards.review.undone' }));
  };
  const summary = here?.summary() ?? href(flashcardSummary, { quizlogId: data.quizlog_id });
  usePageTitle(say({ id: 'flashcards.review' }));

  const wait = waitsUntil(state);
  const lastAnswer = state.current === null && wait === null && last?.kind === 'answer' ? last.review_id : null;
  const ending = useEnding(data.quizlog_id, answered, sending, summary, lastAnswer);
  const { finish, ended } = ending;
  const over = (state.current === null && wait === null) || ended;
  const end = () => (here ? here.end(answered) : ending.end());
  const nothingWaits = sending.waiting.length === 0;
  const fewer = state.withheld + state.aside > 0;
  useEffect(() => {
    if (!over || !nothingWaits) return;
    // The server waits for cards that are no longer there: somebody has to say that the review is over.
    if (state.aside > 0 && here) here.end(state.answered);
    else if (fewer && !here && !ended) finish();
    else void navigate(summary, { replace: true, state: lastAnswer === null ? null : { undo: lastAnswer } });
  }, [over, nothingWaits, navigate, summary, fewer, state.aside, state.answered, here, ended, finish, lastAnswer]);

  useEffect(() => {
    if (revealed) announce(say({ id: 'flashcards.review.revealed' }));
  }, [revealed, announce, say]);

  const waits = wait !== null && !ended;
  useEffect(() => {
    if (waits) announce(say({ id: 'flashcards.review.wait' }, { cards: state.pool.length }));
  }, [waits, announce, say, state.pool.length]);

  useReviewKeys((shortcut) => {
    if (shortcut === 'undo') return undo();
    if (over) return;
    if (shortcut === 'bury') aside('buried');
    else if (shortcut === 'suspend') aside('suspended');
    else if (shortcut === 'reveal') (wait === null ? review.reveal : review.showNow)();
    else if (shortcut === 'right') review.mark(true);
    else if (shortcut === 'wrong') review.mark(false);
    else if (isRating(shortcut)) review.mark(shortcut !== 'again', (RATING_NAMES.indexOf(shortcut) + 1) as Rating);
    else if (shortcut === 'bookmark') acts?.toggleBookmark();
    else if (shortcut === 'end') setAsking(true);
    else if (shortcut === 'replay') replay();
    else if (revealed) acts?.castVote(shortcut === 'vote-up' ? 1 : -1);
  }, review.fourButtons);

  return (
    <div className={classes.page}>
      <RunHead
        state={state}
        title={card?.deck_name ?? say({ id: 'flashcards.review' })}
        onEnd={over ? null : () => setAsking(true)}
        undo={last && !ended ? { what: last.kind, act: undo } : null}
      />
      <SendingNotice sending={sending} onRetry={review.sendNow} />
      {state.withheld > 0 && (
        <p className={classes.withheld}>
          <IconEyeOff size={18} aria-hidden />
          <FormattedMessage id="flashcards.review.withheld" values={{ withheld: state.withheld }} />
        </p>
      )}
      {over ? (
        <p className={classes.over} role="status">
          <IconConfetti size={48} stroke={1.4} aria-hidden />
          <FormattedMessage id={nothingWaits ? 'flashcards.review.over' : 'flashcards.review.over.waiting'} />
        </p>
      ) : wait !== null ? (
        <Waiting
          until={wait}
          cards={state.pool.length}
          onCome={review.lookAgain}
          onShow={review.showNow}
          onEnd={end}
          ending={ending.ending}
          problem={asking ? null : ending.problem}
          space={say({ id: 'flashcards.review.space' })}
        />
      ) : (
        <CardView
          key={`${state.current?.id}.${state.current?.lastAnswered}.${answered}.${state.aside}`}
          review={review}
          acts={acts}
        />
      )}
      {acts && <CardDialogs acts={acts} onAside={aside} />}
      <EndDialog
        opened={asking && !ended}
        answered={answered}
        waiting={sending.waiting.length}
        away={sending.connection !== 'online'}
        ending={ending.ending}
        problem={ending.problem}
        onEnd={end}
        onClose={() => {
          setAsking(false);
          ending.reset();
        }}
      />
    </div>
  );
}
