import { IconBookmarkFilled, IconCards, IconCheck, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { flashcardSummary } from '~/domain/flashcards/review/contract';
import type { PageData } from '~/domain/kit/contract';
import { EmptyState } from '~/web/ui/empty-state';
import { Side, Unchecked } from '../review/card-view';
import { Bin } from '../review/run-head';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './summary.module.css';

type Items = PageData<typeof flashcardSummary>['items'];

/** The answered cards with both sides. */
export function SummaryCards({ items, stale }: { items: Items; stale: boolean }) {
  const { formatMessage: say } = useIntl();
  if (items.length === 0)
    return <EmptyState icon={<IconCards />} title={<FormattedMessage id="flashcards.summary.none" />} />;
  return (
    <ul className={lists.ofCards} aria-busy={stale}>
      {items.map((card) => (
        <li key={card.id} className={layout.panel}>
          <div className={classes.marks}>
            <span className={classes.mark} data-mark={card.answer_correct ? 'right' : 'wrong'}>
              {card.answer_correct ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
              <FormattedMessage id={card.answer_correct ? 'flashcards.review.right' : 'flashcards.review.wrong'} />
            </span>
            {card.bookmarked && (
              <IconBookmarkFilled
                size={18}
                className={classes.bookmark}
                role="img"
                aria-label={say({ id: 'flashcards.summary.filter.bookmarked' })}
              />
            )}
            <span className={layout.grow} />
            <Bin bin={card.leitner_bin} />
          </div>
          <Side card={card} side="front" />
          <div className={classes.back}>
            <Side card={card} side="back" />
            {card.unchecked && <Unchecked />}
          </div>
        </li>
      ))}
    </ul>
  );
}
