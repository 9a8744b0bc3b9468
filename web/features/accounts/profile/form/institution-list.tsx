import { Autocomplete, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { INSTITUTIONS_MAX } from '~/domain/accounts/contract';
import { INSTITUTION_QUERY_MIN } from '~/domain/accounts/credentials';
import { InstitutionName } from '../../training/institution-name';
import { type Institution, useInstitutions } from '../../training/use-institutions';
import classes from './form.module.css';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const without = (names: readonly string[], name: string) => names.filter((each) => !isSame(each, name));

/** One's institutions. An added one is pending, and a removed one is marked, until the form is saved (spec 2 §4). */
export function InstitutionList({
  stored,
  value,
  error,
  onChange,
}: {
  stored: readonly Institution[];
  value: readonly string[];
  error: string | null;
  onChange: (names: string[]) => void;
}) {
  const { formatMessage: say } = useIntl();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const [known, setKnown] = useState<readonly Institution[]>(stored);
  const input = useRef<HTMLInputElement>(null);
  const found = useInstitutions(typed);
  const aboutOf = (name: string) => [...stored, ...known].find((each) => isSame(each.name, name));
  const isStored = (name: string) => stored.some((each) => isSame(each.name, name));
  const isKept = (name: string) => value.some((each) => isSame(each, name));
  const rows = [...stored.map(({ name }) => name), ...value.filter((name) => !isStored(name))];

  const add = (given: string) => {
    const name = given.trim().replaceAll(/\s+/g, ' ');
    if (name.length < INSTITUTION_QUERY_MIN) return;
    if (isKept(name)) return setNote(say({ id: 'accounts.institutions.already' }));
    if (value.length >= INSTITUTIONS_MAX) return setNote(say({ id: 'accounts.institutions.full' }));
    const institution = found.find((each) => isSame(each.name, name));
    if (institution) setKnown((before) => [...before, institution]);
    onChange([...value, institution?.name ?? name]);
    setTyped('');
    setNote(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter on an option takes the option.
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    add(typed);
  };
  const toggle = (name: string) => {
    onChange(isKept(name) ? without(value, name) : [...value, name]);
    // A pending one is gone with its button.
    if (!isStored(name)) input.current?.focus();
  };

  return (
    <div>
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <Autocomplete
          ref={input}
          flex={1}
          miw={0}
          data-field="institutions"
          label={say({ id: 'accounts.institutions.label' })}
          description={say({ id: 'accounts.institutions.note' })}
          data={found.map(({ name }) => name)}
          filter={({ options }) => options}
          value={typed}
          maxLength={200}
          onChange={(text) => {
            setTyped(text);
            if (text !== '') setNote(null);
          }}
          onOptionSubmit={(name) => {
            add(name);
            // The input would be filled with what was taken.
            queueMicrotask(() => setTyped(''));
          }}
          onKeyDown={onKeyDown}
          error={Boolean(note ?? error)}
          renderOption={({ option }) => (
            <InstitutionName name={option.value} about={found.find(({ name }) => name === option.value)} />
          )}
        />
        <Button
          variant="default"
          disabled={typed.trim().length < INSTITUTION_QUERY_MIN}
          onClick={() => {
            add(typed);
            input.current?.focus();
          }}
        >
          <FormattedMessage id="profile.institutions.add" />
        </Button>
      </Group>
      <Text role="status" size="xs" c="red" mt={4}>
        {note ?? error}
      </Text>
      {rows.length > 0 && (
        <ul className={classes.institutions} aria-label={say({ id: 'profile.institutions.list' })}>
          {rows.map((name) => {
            const state = !isKept(name) ? 'removed' : isStored(name) ? 'saved' : 'pending';
            return (
              <li key={name.toLowerCase()} data-state={state}>
                <div className={classes.about}>
                  <div className={classes.name}>
                    <InstitutionName name={name} about={aboutOf(name)} />
                  </div>
                  {state !== 'saved' && (
                    <span className={classes.mark}>
                      <FormattedMessage id={`profile.institutions.${state}`} />
                    </span>
                  )}
                </div>
                <Button
                  size="compact-md"
                  mih={44}
                  variant="subtle"
                  color="gray"
                  aria-label={say(
                    { id: state === 'removed' ? 'profile.institutions.keep' : 'accounts.institutions.remove' },
                    { name },
                  )}
                  onClick={() => toggle(name)}
                >
                  {state === 'removed' ? (
                    <IconArrowBackUp size={20} aria-hidden />
                  ) : (
                    <IconTrash size={20} aria-hidden />
                  )}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
