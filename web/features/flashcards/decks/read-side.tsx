import { FormattedMessage } from 'react-intl';
import type { moderateCard } from '~/domain/flashcards/moderating/contract';
import type { PageData } from '~/domain/kit/contract';
import { RichText } from '~/web/ui/rich-text';
import classes from './decks.module.css';

/** One side of a card that somebody else writes. */
export function ReadSide({ card, side }: { card: PageData<typeof moderateCard>['card']; side: 'front' | 'back' }) {
  const picture = card[`${side}_image_url`];
  return (
    <section aria-labelledby={`read-${side}`}>
      <h2 id={`read-${side}`} className={classes.hint}>
        <FormattedMessage id={`flashcards.decks.card.${side}`} />
      </h2>
      <RichText html={card[side]} />
      {picture !== '' && <img src={picture} alt="" className={classes.sidePicture} />}
    </section>
  );
}
