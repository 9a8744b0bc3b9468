import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';

/** Finds the payments of a person. */
export function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { formatMessage: say } = useIntl();
  const [typed, setTyped] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit}>
      <TextInput
        type="search"
        mb="md"
        size="md"
        maxLength={100}
        aria-label={say({ id: 'payments.ops.search' })}
        placeholder={say({ id: 'payments.ops.search' })}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
