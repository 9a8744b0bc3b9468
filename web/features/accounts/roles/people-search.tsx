import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { GIVEN_ROLES } from '~/domain/accounts/roles/contract';
import classes from './roles.module.css';
import type { PeopleFilter } from './use-people-filter';

/** Milliseconds after the last key before people are searched. */
const SEARCH_DELAY = 300;

interface Props {
  filter: PeopleFilter;
  onChange: (change: Partial<PeopleFilter>) => void;
}

/** By a part of the name or username, or by the whole e-mail address; and by role. */
export function PeopleSearch({ filter, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const [text, setText] = useState(filter.q);
  useEffect(() => {
    if (text.trim() === filter.q) return;
    const timer = setTimeout(() => onChange({ q: text.trim() }), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text, filter.q, onChange]);
  return (
    <search className={classes.search}>
      <TextInput
        className={classes.text}
        label={say({ id: 'roles.search' })}
        description={say({ id: 'roles.search.hint' })}
        leftSection={<IconSearch size={18} aria-hidden />}
        type="search"
        autoComplete="off"
        maxLength={254}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Select
        className={classes.role}
        label={say({ id: 'roles.search.role' })}
        allowDeselect={false}
        value={filter.role}
        data={[
          { value: '', label: say({ id: 'roles.search.any' }) },
          ...GIVEN_ROLES.map((role) => ({ value: role, label: say({ id: `app.profile.role.${role}` }) })),
        ]}
        onChange={(role) => onChange({ role: GIVEN_ROLES.find((one) => one === role) ?? '' })}
      />
    </search>
  );
}
