import { Button, Kbd, Skeleton } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemNotice } from '~/web/ui/problem';
import { RichText } from '~/web/ui/rich-text';
import { CardBookmark } from './card-bookmark';
import classes from './review.module.css';
import type { Card, Review } from './use-review';

/** Question, answer, right or wrong (spec 2 §2). The marks can be pressed once the answer is shown. */
export function CardView({ review, bookmark }: { review: Review; bookmark: RefObject<HTMLButtonElement | null> }) {
  const { card, cardsProblem, state } = review;
  const answer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state.revealed) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [state.revealed]);
  if (!card) {
    return cardsProblem ? (
      <ProblemNotice error={cardsProblem} onRetry={review.retryCards} />
    ) : (
      <Skeleton height={280} aria-busy />
    );
  }
  return (
    <>
      <article className={classes.card}>
        <Side card={card} side="front" />
        {state.revealed && (
          <section ref={answer} className={classes.answer}>
            <Side card={card} side="back" />
          </section>
        )}
        <footer className={classes.foot}>
          <p className={classes.from}>
            {card.author ? (
              <FormattedMessage id="flashcards.card.by" values={{ name: card.author.name, deck: card.deck_name }} />
            ) : (
              card.deck_name
            )}
          </p>
          <CardBookmark key={card.id} card={card} button={bookmark} />
        </footer>
      </article>
      <div className={classes.marks}>
        {state.revealed ? (
          <>
            <Button
              className={classes.mark}
              color="red"
              variant="light"
              leftSection={<IconX size={20} aria-hidden />}
              onClick={() => review.mark(false)}
              aria-keyshortcuts="2"
            >
              <FormattedMessage id="flashcards.review.wrong" /> <Key name="2" />
            </Button>
            <Button
              className={classes.mark}
              color="green"
              leftSection={<IconCheck size={20} aria-hidden />}
              onClick={() => review.mark(true)}
              aria-keyshortcuts="1"
            >
              <FormattedMessage id="flashcards.review.right" /> <Key name="1" />
            </Button>
          </>
        ) : (
          <Button className={classes.reveal} onClick={review.reveal} aria-keyshortcuts="Space">
            <FormattedMessage id="flashcards.review.reveal" />
          </Button>
        )}
      </div>
    </>
  );
}

/** Only where there is a keyboard; screen readers hear of the key from the button. */
const Key = ({ name }: { name: string }) => (
  <Kbd className={classes.key} aria-hidden>
    {name}
  </Kbd>
);

function Side({ card, side }: { card: Card; side: 'front' | 'back' }) {
  const { formatMessage: say } = useIntl();
  const picture = side === 'front' ? card.front_image_url : card.back_image_url;
  return (
    <>
      <RichText html={card[side]} />
      {picture && (
        <img src={picture} alt={say({ id: `flashcards.card.${side}.picture` })} className={classes.picture} />
      )}
    </>
  );
}
