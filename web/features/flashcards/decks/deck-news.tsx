import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { deckPage } from '~/domain/flashcards/sharing/contract';
import type { PageData } from '~/domain/kit/contract';
import classes from './decks.module.css';

type News = PageData<typeof deckPage>['news'];

const SIGNS = { new: IconPlus, changed: IconPencil, removed: IconMinus } as const;

/** What has become of the deck since one looked: new, changed and removed cards. */
export function DeckNews({ news }: { news: News }) {
  if (news.length === 0) return null;
  return (
    <section className={classes.newsBox} aria-labelledby="news-heading" aria-live="polite">
      <h2 id="news-heading">
        <FormattedMessage id="flashcards.decks.news" />
      </h2>
      <ul>
        {news.map(({ kind, card_id, words }) => {
          const Sign = SIGNS[kind];
          return (
            <li key={`${kind}.${card_id}`} data-kind={kind}>
              <Sign size={18} aria-hidden />
              <span>
                <FormattedMessage
                  id={`flashcards.decks.news.${kind}`}
                  values={{ words: words || <FormattedMessage id="flashcards.decks.news.picture" /> }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
