import { NativeSelect } from '@mantine/core';
import { FormattedNumber, useIntl } from 'react-intl';
import { SPECIALTIES } from '~/domain/questions/specialties';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { ALL_DECKS, type Choices, decksFor, type Setup } from './choices';
import layout from '~/web/ui/layout.module.css';
import classes from './setup.module.css';

interface Props {
  setup: Setup;
  chosen: Choices;
  set: (change: Partial<Choices>) => void;
}

/** Which deck, or which topic, if the source has several. */
export function DeckStep({ setup, chosen, set }: Props) {
  const { formatMessage: say } = useIntl();
  const decks = decksFor(setup, chosen.source);
  if (chosen.source === 'topic') return <TopicFields setup={setup} chosen={chosen} set={set} />;
  if (!decks) return null;
  const all = chosen.source === 'own-deck' && decks.length > 1;
  const cards = (
    <ChoiceCards
      label={say({ id: 'flashcards.setup.which' })}
      columns={2}
      value={chosen.deck === null ? null : String(chosen.deck)}
      onChange={(deck) => set({ deck: Number(deck), tags: null, length: null })}
      choices={[
        ...(all
          ? [
              {
                value: String(ALL_DECKS),
                label: say({ id: 'flashcards.setup.all-decks' }),
                figure: <FormattedNumber value={decks.reduce((sum, { cards }) => sum + cards, 0)} />,
              },
            ]
          : []),
        ...decks.map(({ id, deck_name, deck_description, cards }) => ({
          value: String(id),
          label: deck_name,
          about: <span className={classes.about}>{deck_description}</span>,
          figure: <FormattedNumber value={cards} />,
          disabled: cards === 0,
        })),
      ]}
    />
  );
  if (chosen.specialty === null) return cards;
  return (
    <>
      {cards}
      <TopicFields setup={setup} chosen={chosen} set={set} />
    </>
  );
}

/** A specialty, then one of its topics or all of them. */
function TopicFields({ setup, chosen, set }: Props) {
  const { formatMessage: say, locale } = useIntl();
  const there = new Set(setup.topics.map(({ specialty_id }) => specialty_id));
  const specialties = SPECIALTIES.filter(({ id }) => there.has(id))
    .map(({ id, key }) => ({ value: String(id), label: say({ id: `questions.specialty.${key}` }) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const topics = setup.topics.filter(({ specialty_id }) => specialty_id === chosen.specialty);
  return (
    <div className={layout.pairWide}>
      <NativeSelect
        size="md"
        label={say({ id: 'flashcards.setup.specialty' })}
        value={String(chosen.specialty ?? '')}
        onChange={({ currentTarget }) =>
          set({ specialty: Number(currentTarget.value) || null, topic: 0, length: null })
        }
        data={[{ value: '', label: say({ id: 'flashcards.setup.choose' }) }, ...specialties]}
      />
      <NativeSelect
        size="md"
        label={say({ id: 'flashcards.setup.which-topic' })}
        disabled={chosen.specialty === null}
        value={String(chosen.topic)}
        onChange={({ currentTarget }) => set({ topic: Number(currentTarget.value), length: null })}
        data={[
          { value: '0', label: say({ id: 'flashcards.setup.all-topics' }) },
          ...topics.map(({ id, name, cards }) => ({
            value: String(id),
            label: say({ id: 'flashcards.setup.topic-of' }, { name, cards }),
          })),
        ]}
      />
    </div>
  );
}
