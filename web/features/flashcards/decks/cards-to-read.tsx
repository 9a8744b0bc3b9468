import { ActionIcon, Modal } from '@mantine/core';
import { IconCards, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOurPicture } from '~/domain/flashcards/decks/pictures';
import { cardAnchor, type deckPage } from '~/domain/flashcards/sharing/contract';
import type { PageData } from '~/domain/kit/contract';
import { EmptyState } from '~/web/ui/empty-state';
import { Hint } from '~/web/ui/hint';
import { RichText } from '~/web/ui/rich-text';
import { CardAside } from './card-aside';
import { CardReport } from '../review/card-report';
import lists from '~/web/ui/list.module.css';
import classes from './decks.module.css';

type Cards = PageData<typeof deckPage>['items'];

/** Both sides of every card, in their order. */
export function CardsToRead({ cards, mayReport }: { cards: Cards; mayReport: boolean }) {
  if (cards.length === 0)
    return <EmptyState icon={<IconCards />} title={<FormattedMessage id="flashcards.decks.read.empty" />} />;
  return (
    <ol className={lists.ofWideCards}>
      {cards.map((card) => (
        <li key={card.id} id={cardAnchor(card.id.slice(1))} tabIndex={-1} className={classes.card}>
          <Side html={card.front} picture={card.front_image_url} side="front" />
          <Side html={card.back} picture={card.back_image_url} side="back" />
          <CardAside
            id={Number(card.id.slice(1))}
            suspended={card.suspended ?? false}
            buried={card.buried ?? false}
            flag={card.flag ?? 0}
          />
          {mayReport && <Report cardId={Number(card.id.slice(1))} />}
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

/** Tells the editors what is wrong with a card (spec 2 §5). */
function Report({ cardId }: { cardId: number }) {
  const { formatMessage: say } = useIntl();
  const [open, setOpen] = useState(false);
  const [reported, setReported] = useState(false);
  const label = say({ id: 'flashcards.card.report' });
  const close = () => setOpen(false);
  return (
    <div className={classes.report}>
      <Hint label={label}>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={label}
          disabled={reported}
          onClick={() => setOpen(true)}
        >
          <IconFlag size={20} aria-hidden />
        </ActionIcon>
      </Hint>
      <Modal opened={open} onClose={close} title={label}>
        <CardReport acts={{ card: { id: cardId }, change: () => setReported(true), close }} />
      </Modal>
    </div>
  );
}
