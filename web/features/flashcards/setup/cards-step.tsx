import { Chip, Switch } from '@mantine/core';
import { useIntl } from 'react-intl';
import { CARD_PREFERENCES, CHOSEN_TAGS_MAX } from '~/domain/flashcards/review/contract';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { type Choices, hasLeitner, type Setup, tagsFor } from './choices';
import classes from './setup.module.css';

interface Props {
  setup: Setup;
  chosen: Choices;
  locked: boolean;
  set: (change: Partial<Choices>) => void;
}

/** Which of the cards: by what one did before, and by tags; once, or in Leitner's way. */
export function CardsStep({ setup, chosen, locked, set }: Props) {
  const { formatMessage: say } = useIntl();
  const tags = tagsFor(setup, chosen);
  return (
    <>
      <ChoiceCards
        label={say({ id: 'flashcards.setup.preferences' })}
        columns={3}
        value={chosen.preference}
        onChange={(preference) => set({ preference, length: null })}
        choices={CARD_PREFERENCES.map((preference) => ({
          value: preference,
          label: say({ id: `flashcards.setup.preferences.${preference}` }),
          disabled: locked,
        }))}
      />
      {tags.length > 0 && (
        <div>
          <Switch
            size="md"
            checked={chosen.tags !== null}
            onChange={({ currentTarget }) => set({ tags: currentTarget.checked ? [] : null, length: null })}
            label={say({ id: 'flashcards.setup.tags' })}
            description={say({ id: 'flashcards.setup.tags.about' })}
          />
          {chosen.tags !== null && (
            <Chip.Group
              multiple
              value={[...chosen.tags]}
              onChange={(picked) => set({ tags: picked.slice(0, CHOSEN_TAGS_MAX), length: null })}
            >
              <div className={classes.tags} role="group" aria-label={say({ id: 'flashcards.setup.tags' })}>
                {tags.map((tag) => (
                  <Chip key={tag} value={tag} size="md" variant="outline">
                    {tag}
                  </Chip>
                ))}
              </div>
            </Chip.Group>
          )}
        </div>
      )}
      {hasLeitner(chosen.source) && (
        <Switch
          size="md"
          checked={chosen.leitner}
          onChange={({ currentTarget }) => set({ leitner: currentTarget.checked })}
          label={say({ id: 'flashcards.setup.leitner' })}
          description={say({ id: 'flashcards.setup.leitner.about' })}
        />
      )}
    </>
  );
}
