import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { allUsers } from '~/domain/accounts/contract';
import { useCall } from '~/web/live/client';
import { useProblemMessage } from '~/web/ui/problem';

/** Milliseconds after the last key before people are looked for. */
const SEARCH_DELAY = 250;

interface Props {
  value: number | null;
  /** Of who is credited now. */
  name: string;
  error: string | undefined;
  onChange: (id: number | null) => void;
}

/** Who is credited with a premium question: found by name among all users (spec 1 §6, §7). */
export function AuthorField({ value, name, error, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const problemMessage = useProblemMessage();
  const [typed, setTyped] = useState(name);
  const [chosen, setChosen] = useState(
    value === null
      ? null
      : { value: String(value), label: name || say({ id: 'questions.write.author.unnamed' }, { number: value }) },
  );
  const [search] = useDebouncedValue(typed, SEARCH_DELAY);
  // The name of who is chosen stands in the field too; it is no search.
  const asked = search === chosen?.label ? '' : search.trim();
  const found = useCall(allUsers, { q: asked }, { placeholderData: keepPreviousData, staleTime: 30_000 });
  const people = (found.data?.users ?? []).map((user) => ({
    value: String(user.id),
    label: user.name === user.username ? user.name : `${user.name} (${user.username})`,
  }));
  const data = chosen && !people.some((person) => person.value === chosen.value) ? [chosen, ...people] : people;
  return (
    <Select
      label={say({ id: 'questions.write.field.custom_author' })}
      description={say({ id: 'questions.write.author.about' })}
      placeholder={say({ id: 'questions.write.author.search' })}
      searchable
      clearable
      comboboxProps={{ shadow: 'md' }}
      // What matches is the server's to say.
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? say({ id: 'app.loading' }) : say({ id: 'questions.write.nothing-found' })}
      clearButtonProps={{ 'aria-label': say({ id: 'questions.write.clear' }) }}
      rightSection={found.isFetching ? <Loader size={16} /> : undefined}
      data={data}
      value={value === null ? null : String(value)}
      searchValue={typed}
      onSearchChange={setTyped}
      error={error ?? (found.error ? problemMessage(found.error) : undefined)}
      onChange={(id, option) => {
        setChosen(id === null || !option ? null : { value: id, label: option.label });
        onChange(id === null ? null : Number(id));
      }}
    />
  );
}
