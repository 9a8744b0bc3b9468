import { NativeSelect, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { CARD_SORTS, CARD_STATES, type CardFilter, SEARCH_MAX } from '~/domain/flashcards/browse/contract';
import type { Data } from './browse-data';
import classes from './browse.module.css';

/** Milliseconds after the last key before cards are looked for. */
const SEARCH_DELAY = 250;

/** Which cards are listed, and in which order. */
export function Filters({
  filter,
  data,
  onChange,
}: {
  filter: CardFilter;
  data: Pick<Data, 'decks' | 'tags'>;
  onChange: (change: Partial<CardFilter>) => void;
}) {
  const { formatMessage: say } = useIntl();
  const [typed, setTyped] = useState(filter.q);
  useEffect(() => {
    const q = typed.trim();
    if (q === filter.q) return;
    const timer = setTimeout(() => onChange({ q }), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [typed, filter.q, onChange]);
  const choice = (name: 'state' | 'sort', values: readonly string[]) => (
    <NativeSelect
      size="md"
      label={say({ id: `flashcards.browse.${name}` })}
      data={values.map((value) => ({ value, label: say({ id: `flashcards.browse.${name}.${value}` }) }))}
      value={filter[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value } as Partial<CardFilter>)}
    />
  );
  return (
    <div role="search" className={classes.filters}>
      <TextInput
        type="search"
        size="md"
        label={say({ id: 'flashcards.browse.q' })}
        maxLength={SEARCH_MAX}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        size="md"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': say({ id: 'flashcards.browse.deck.clear' }) }}
        label={say({ id: 'flashcards.browse.deck' })}
        placeholder={say({ id: 'flashcards.browse.deck.all' })}
        data={data.decks.map(({ id, deck_name }) => ({ value: String(id), label: deck_name }))}
        value={filter.deck ? String(filter.deck) : null}
        onChange={(deck) => onChange({ deck: Number(deck ?? 0) })}
      />
      <Select
        size="md"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': say({ id: 'flashcards.browse.tags.clear' }) }}
        label={say({ id: 'flashcards.browse.tags' })}
        placeholder={say({ id: 'flashcards.browse.tags.all' })}
        data={data.tags}
        value={filter.tag || null}
        onChange={(tag) => onChange({ tag: tag ?? '' })}
      />
      {choice('state', CARD_STATES)}
      {choice('sort', CARD_SORTS)}
    </div>
  );
}
