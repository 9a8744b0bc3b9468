import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { REFUSALS } from '~/domain/flashcards/review/contract';
import { RichText } from '~/web/ui/rich-text';
import { reviewsOf } from '../review/review-queue';
import text from '~/web/ui/text.module.css';
import home from '../home/home.module.css';
import classes from './away.module.css';
import { instantNow } from './instant';
import { takeRefused } from './kept-reviews';
import { startHere, endHere } from './started';
import type { Here } from './use-here';

interface Props {
  personId: number;
  refused: Here['refused'];
  onChange: () => void;
}

const wordsOf = (reason: string): string =>
  `flashcards.away.refused.${(REFUSALS as readonly string[]).includes(reason) ? reason : 'other'}`;

/** Answers that the server did not take, why, and what can be done: a review of their own, or nothing. */
export function Refused({ personId, refused, onChange }: Props) {
  const sendAnew = () => {
    const answers = takeRefused(personId);
    const cards = [...new Set(answers.map(({ flashcard_id }) => flashcard_id))];
    const started = startHere(personId, cards, Math.min(instantNow(), ...answers.map((one) => one.answered_at)));
    const queue = reviewsOf(personId);
    for (const { reason: _reason, ...answer } of answers) queue.add({ ...answer, quizlog_id: started.id });
    endHere(personId, started.id);
    onChange();
  };
  const discard = () => {
    takeRefused(personId);
    onChange();
  };
  return (
    <section className={`${home.due} ${classes.refused}`} aria-labelledby="flashcards-refused">
      <h2 id="flashcards-refused">
        <FormattedMessage id="flashcards.away.refused" values={{ count: refused.length }} />
      </h2>
      <ul>
        {refused.map(({ review_id, front, reason, answer_correct }) => (
          <li key={review_id}>
            {front === null ? <FormattedMessage id="flashcards.away.refused.card" /> : <RichText html={front} />}
            <p className={text.dimmedBody}>
              <FormattedMessage id={answer_correct ? 'flashcards.review.right' : 'flashcards.review.wrong'} />
              {'. '}
              <FormattedMessage id={wordsOf(reason)} />
            </p>
          </li>
        ))}
      </ul>
      <div className={home.ways}>
        <Button h={48} onClick={sendAnew}>
          <FormattedMessage id="flashcards.away.refused.send" />
        </Button>
        <Button h={48} variant="default" onClick={discard}>
          <FormattedMessage id="flashcards.away.refused.discard" />
        </Button>
      </div>
    </section>
  );
}
