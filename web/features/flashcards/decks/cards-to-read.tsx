import { IconCards } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOurPicture } from '~/domain/flashcards/decks/pictures';
import type { deckPage } from '~/domain/flashcards/sharing/contract';
import type { PageData } from '~/domain/kit/contract';
import { EmptyState } from '~/web/ui/empty-state';
import { RichText } from '~/web/ui/rich-text';
import classes from './decks.module.css';

type Cards = PageData<typeof deckPage>['items'];

/** Both sides of every card, in their order. */
export function CardsToRead({ cards }: { cards: Cards }) {
  if (cards.length === 0)
    return <EmptyState icon={<IconCards />} title={<FormattedMessage id="flashcards.decks.read.empty" />} />;
  return (
    <ol className={classes.cards}>
      {cards.map((card) => (
        <li key={card.id} className={classes.card}>
          <Side html={card.front} picture={card.front_image_url} side="front" />
          <Side html={card.back} picture={card.back_image_url} side="back" />
        </li>
      ))}
    </ol>
  );
}

function Side({ html, picture, side }: { html: string; picture: string; side: 'front' | 'back' }) {
  const { formatMessage: say } = useIntl();
  return (
    <div className={classes.side}>
      <RichText html={html} />
      {isOurPicture(picture) && (
        <img
          src={picture}
          alt={say({ id: `flashcards.card.${side}.picture` })}
          loading="lazy"
          className={classes.image}
        />
      )}
    </div>
  );
}
