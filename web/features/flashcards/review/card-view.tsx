import { IconCheck, IconSparkles, IconStethoscopeOff, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isOurPicture } from '~/domain/flashcards/decks/pictures';
import { Button } from '~/web/ui/button';
import { ProblemNotice } from '~/web/ui/problem';
import { RichText } from '~/web/ui/rich-text';
import { Skeleton } from '~/web/ui/skeleton-list';
import { CardTools } from './card-tools';
import { FourMarks } from './four-marks';
import { Key } from './key';
import classes from './review.module.css';
import type { CardActs } from './use-card-acts';
import type { Card, Review } from './use-review';

/** Question, answer, right or wrong (spec 2 §2). The marks can be pressed once the answer is shown. */
export function CardView({ review, acts }: { review: Review; acts: CardActs | null }) {
  const { cardsProblem, state } = review;
  const front = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLElement>(null);
  const { revealed } = state;
  // The button that was pressed is gone: the focus goes where the eye goes.
  useEffect(() => {
    const shown = revealed ? answer.current : front.current;
    if (document.activeElement === document.body) shown?.focus({ preventScroll: true });
    if (revealed) shown?.scrollIntoView({ block: 'nearest' });
  }, [revealed]);
  if (!acts) {
    return cardsProblem ? (
      <ProblemNotice error={cardsProblem} onRetry={review.retryCards} />
    ) : (
      <div className={classes.waiting} aria-busy>
        <Skeleton />
      </div>
    );
  }
  const { card } = acts;
  return (
    <>
      <article className={classes.card} data-revealed={revealed || undefined}>
        <div className={classes.sides}>
          <div ref={front} tabIndex={-1} className={classes.question}>
            <Side card={card} side="front" />
          </div>
          {revealed && (
            <section ref={answer} tabIndex={-1} className={classes.answer}>
              <Side card={card} side="back" />
              {card.unchecked && <Unchecked />}
              {card.unreviewed && (
                <p className={classes.unchecked}>
                  <IconSparkles size={18} aria-hidden />
                  <FormattedMessage id={`flashcards.card.unreviewed.${card.unreviewed}`} />
                </p>
              )}
              {card.source && (
                <p className={classes.made}>
                  <FormattedMessage
                    id="flashcards.card.made-from"
                    values={{ title: <Link to={card.source.url}>{card.source.title}</Link> }}
                  />
                </p>
              )}
              {card.note !== '' && <p className={classes.note}>{card.note}</p>}
            </section>
          )}
        </div>
        <footer className={classes.foot}>
          {card.author && !card.own_question && (
            <p className={classes.from}>
              <FormattedMessage id="flashcards.card.by" values={{ name: card.author.name, deck: card.deck_name }} />
            </p>
          )}
          <CardTools acts={acts} revealed={revealed} />
        </footer>
      </article>
      {review.fourButtons && review.state.revealed ? <FourMarks review={review} /> : <Marks review={review} />}
    </>
  );
}

function Marks({ review }: { review: Review }) {
  const { formatMessage: say } = useIntl();
  if (!review.state.revealed) {
    return (
      <div className={classes.marks}>
        <Button
          className={classes.reveal}
          // The second press of a double one was meant for the card before.
          onClick={({ detail }) => detail < 2 && review.reveal()}
          aria-keyshortcuts="Space"
        >
          <FormattedMessage id="flashcards.review.reveal" /> <Key name={say({ id: 'flashcards.review.space' })} />
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.marks}>
      <Button
        className={classes.mark}
        data-mark="wrong"
        variant="default"
        before={<IconX size={20} aria-hidden />}
        onClick={() => review.mark(false)}
        aria-keyshortcuts="2"
      >
        <FormattedMessage id="flashcards.review.wrong" /> <Key name="2" />
      </Button>
      <Button
        className={classes.mark}
        data-mark="right"
        variant="default"
        before={<IconCheck size={20} aria-hidden />}
        onClick={() => review.mark(true)}
        aria-keyshortcuts="1"
      >
        <FormattedMessage id="flashcards.review.right" /> <Key name="1" />
      </Button>
    </div>
  );
}

/** A card of a pack that no clinician has checked says so; where it comes from stands at the end of its answer. */
export const Unchecked = () => (
  <p className={classes.unchecked}>
    <IconStethoscopeOff size={18} aria-hidden />
    <FormattedMessage id="flashcards.card.unchecked" />
  </p>
);

/** A side of a card. Pictures come from our own path only (spec 2 §5). */
export function Side({
  card,
  side,
}: {
  card: Pick<Card, 'front' | 'back' | 'front_image_url' | 'back_image_url'>;
  side: 'front' | 'back';
}) {
  const { formatMessage: say } = useIntl();
  const picture = side === 'front' ? card.front_image_url : card.back_image_url;
  return (
    <>
      <RichText html={card[side]} />
      {isOurPicture(picture) && (
        <img src={picture} alt={say({ id: `flashcards.card.${side}.picture` })} className={classes.picture} />
      )}
    </>
  );
}
