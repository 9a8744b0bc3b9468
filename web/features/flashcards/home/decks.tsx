import { IconBookmark } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { decksPage } from '~/domain/flashcards/sharing/contract';
import { href } from '~/domain/kit/contract';
import { LinkButton } from '~/web/ui/button';
import { ListRow } from '~/web/ui/list-row';
import { type QuizColour, type QuizIcon, QuizLook } from '~/web/ui/quiz-look';
import type { Home } from './entries';
import { Part } from './part';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './home.module.css';

/** The decks of somebody that were changed last, and their bookmarked cards. */
export const OwnDecks = ({ home: { decks, newest, bookmarked } }: { home: Home }) => (
  <Part name="decks" all={{ to: href(decksPage), id: 'flashcards.home.decks.all' }}>
    {decks + bookmarked === 0 ? (
      <div className={`${layout.panel} ${layout.ends}`}>
        <span className={text.dimmed}>
          <FormattedMessage id="flashcards.home.decks.none" />
        </span>
        <LinkButton to={href(createDeck)} variant="default" size="small">
          <FormattedMessage id="flashcards.decks.create" />
        </LinkButton>
      </div>
    ) : (
      <ul className={lists.ofEntries}>
        {newest.map((deck) => (
          <DeckRow key={deck.id} deck={deck} />
        ))}
        {bookmarked > 0 && (
          <li>
            <ListRow
              to={href(flashcardSetup, {}, { type: 'bookmarks' })}
              mark={<IconBookmark size={24} stroke={1.6} className={classes.mark} />}
              title={<FormattedMessage id="flashcards.home.bookmarks" />}
              about={<FormattedMessage id="flashcards.home.bookmarks.about" />}
              result={<FormattedNumber value={bookmarked} />}
            />
          </li>
        )}
      </ul>
    )}
  </Part>
);

export const Packs = ({ home: { packs } }: { home: Home }) =>
  packs.length > 0 && (
    <Part name="packs" all={{ to: href(flashcardSetup, {}, { type: 'pack' }), id: 'flashcards.home.packs.all' }}>
      <ul className={lists.ofEntries}>
        {packs.map((pack) => (
          <DeckRow key={pack.id} deck={pack} />
        ))}
      </ul>
    </Part>
  );

const DeckRow = ({ deck: { id, deck_name, deck_colour, deck_icon, ...counts } }: { deck: Home['packs'][number] }) => (
  <li>
    <ListRow
      to={href(flashcardSetup, {}, { deck: id })}
      mark={<QuizLook icon={deck_icon as QuizIcon} colour={deck_colour as QuizColour} size={40} />}
      title={deck_name}
      about={<FormattedMessage id="flashcards.home.deck" values={counts} />}
      result={counts.due > 0 && <FormattedMessage id="flashcards.home.deck.due" values={counts} />}
    />
  </li>
);
