import { Loader, Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { cloneElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { draftDecks } from '~/domain/flashcards/drafting/contract';
import { useCall } from '~/web/live/client';
import { WithMantine } from '~/web/ui/mantine';
import { type MenuProps, usePressed } from '~/web/ui/on-demand';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './draft-card.module.css';

type Props = MenuProps & { onChoose: (deckId: number) => void };

/** The card goes into another deck, as the next ones do. */
export const DeckMenu = (props: Props) => (
  <WithMantine>
    <Decks {...props} />
  </WithMantine>
);

function Decks({ button, onChoose }: Props) {
  const { opened, setOpened, target } = usePressed(button);
  const { data, error } = useCall(draftDecks, {}, { enabled: opened });
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" shadow="md">
      <Menu.Target>{cloneElement(target, { onClick: () => setOpened(!opened) })}</Menu.Target>
      <Menu.Dropdown className={classes.decks}>
        <Menu.Label>
          <FormattedMessage id="flashcards.draft.deck" />
        </Menu.Label>
        {data?.decks.map((deck) => (
          <Menu.Item
            key={deck.id}
            disabled={deck.full}
            leftSection={
              deck.id === data.chosen ? <IconCheck size={16} aria-hidden /> : <span className={classes.gap} />
            }
            onClick={() => onChoose(deck.id)}
          >
            {deck.deck_name}
          </Menu.Item>
        ))}
        {data?.decks.length === 0 && (
          <Menu.Item disabled>
            <FormattedMessage id="flashcards.draft.deck.none" />
          </Menu.Item>
        )}
        {!data && !error && <Loader size="sm" m="sm" />}
        {error && <ProblemNotice error={error} />}
      </Menu.Dropdown>
    </Menu>
  );
}
