import { Button, Group, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSameValue, type ProfileField } from '~/domain/accounts/profile/rules';
import classes from './form.module.css';
import { useFieldWords } from './use-field-words';
import type { ProfileForm } from './use-profile-form';

/** Another tab or device changed the profile: what was taken over, and what the person has to choose. */
export function ChangedNotice({ form, onKeep }: { form: ProfileForm; onKeep: () => void }) {
  const intl = useIntl();
  const { nameOf, wordsOf } = useFieldWords();
  const { elsewhere, values, stored } = form;
  if (!elsewhere) return null;
  const names = (fields: readonly ProfileField[]) => intl.formatList(fields.map(nameOf), { type: 'conjunction' });
  const open = elsewhere.conflicts.filter((field) => !isSameValue(values[field], stored[field]));
  return (
    <div role="alert" className={classes.notice}>
      <Text fw={650}>
        <FormattedMessage id="problem.profile-changed" />
      </Text>
      {elsewhere.taken.length > 0 && (
        <p>
          <FormattedMessage id="profile.changed.taken" values={{ fields: names(elsewhere.taken) }} />
        </p>
      )}
      {open.length > 0 && (
        <>
          <p>
            <FormattedMessage id="profile.changed.choose" />
          </p>
          {open.map((field) => (
            <div key={field} className={classes.versions}>
              <h3>{nameOf(field)}</h3>
              <Version name="stored" words={wordsOf(field, stored[field])} />
              <Version name="mine" words={wordsOf(field, values[field])} />
            </div>
          ))}
        </>
      )}
      <Group gap="sm" mt="sm">
        {open.length > 0 ? (
          <>
            <Button variant="default" onClick={form.useStored}>
              <FormattedMessage id="profile.changed.use-stored" />
            </Button>
            <Button onClick={onKeep}>
              <FormattedMessage id="profile.changed.keep-mine" />
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={form.dismiss}>
            <FormattedMessage id="profile.changed.dismiss" />
          </Button>
        )}
      </Group>
    </div>
  );
}

function Version({ name, words }: { name: 'stored' | 'mine'; words: string }) {
  return (
    <div>
      <h4>
        <FormattedMessage id={`profile.changed.${name}`} />
      </h4>
      <p>{words}</p>
    </div>
  );
}
