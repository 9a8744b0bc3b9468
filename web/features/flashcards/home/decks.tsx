import { IconBookmark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { decksPage } from '~/domain/flashcards/sharing/contract';
import { href } from '~/domain/kit/contract';
import { LinkButton } from '~/web/ui/button';
import { ListRow } from '~/web/ui/list-row';
import { type QuizColour, type QuizIcon, QuizLook } from '~/web/ui/quiz-look';
import type { Home } from './entries';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './home.module.css';

/** The decks of somebody that were changed last, and their bookmarked cards. */
export const OwnDecks = ({ home: { decks, newest, bookmarked } }: { home: Home }) => (
  <Group name="decks" all={href(decksPage)}>
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
              mark={<IconBookmark size={24} stroke={1.6} />}
              title={<FormattedMessage id="flashcards.home.bookmarks" />}
              about={<FormattedMessage id="flashcards.home.bookmarks.about" />}
              result={<FormattedNumber value={bookmarked} />}
            />
          </li>
        )}
      </ul>
    )}
  </Group>
);

export const Packs = ({ home: { packs } }: { home: Home }) =>
  packs.length > 0 && (
    <Group name="packs" all={href(flashcardSetup, {}, { type: 'pack' })}>
      <ul className={lists.ofEntries}>
        {packs.map((pack) => (
          <DeckRow key={pack.id} deck={pack} />
        ))}
      </ul>
    </Group>
  );

const Group = ({ name, all, children }: { name: 'decks' | 'packs'; all: string; children: ReactNode }) => (
  <section className={layout.stackClose} aria-labelledby={`flashcards-${name}`}>
    <div className={classes.head}>
      <h2 id={`flashcards-${name}`} className={text.heading}>
        <FormattedMessage id={`flashcards.home.${name}`} />
      </h2>
      <Link to={all} className={classes.all}>
        <FormattedMessage id={`flashcards.home.${name}.all`} />
      </Link>
    </div>
    {children}
  </section>
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
