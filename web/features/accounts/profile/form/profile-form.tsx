import { Button, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BIO_MAX } from '~/domain/accounts/profile/contract';
import type { ProfileField } from '~/domain/accounts/profile/rules';
import { showsInstitutions } from '~/domain/accounts/training';
import { useSession } from '~/web/core/session';
import { ProblemNotice } from '~/web/ui/problem';
import { AvailabilityMark } from '../../registration/availability-mark';
import { TrainingFields } from '../../training/training-fields';
import { lacksTraining } from '../../training/training-values';
import { SettingsCard } from '../settings-card';
import { ChangedNotice } from './changed-notice';
import layout from '~/web/ui/layout.module.css';
import classes from './form.module.css';
import { InstitutionList } from './institution-list';
import { LeaveGuard } from './leave-guard';
import { type Details, useProfileForm } from './use-profile-form';

/** What somebody says of themselves, in one form with one button (spec 2 §5). */
export function ProfileForm({ details }: { details: Details }) {
  const intl = useIntl();
  const { formatMessage: say } = intl;
  const { abilities } = useSession();
  const form = useProfileForm(details, abilities.publish);
  const { values, change, save } = form;
  const element = useRef<HTMLFormElement>(null);
  const focusNext = useRef<ProfileField | null>(null);
  useEffect(() => {
    const field = focusNext.current;
    focusNext.current = null;
    if (field) element.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  });

  const error = (field: ProfileField): string | null => {
    const key = form.messageOf(field);
    if (!key) return null;
    return key in intl.messages ? say({ id: key }) : key;
  };
  const text = (field: 'first_name' | 'last_name' | 'username') => ({
    'data-field': field,
    value: values[field],
    error: error(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    focusNext.current = form.submit();
  };
  const hidesInstitutions = !showsInstitutions(values) && values.institutions.length > 0;
  const failure = save.error && save.error.errors.length === 0 ? save.error : null;

  return (
    <SettingsCard title={say({ id: 'profile.about' })} lead={<FormattedMessage id="accounts.register.names-note" />}>
      <LeaveGuard changed={form.changed} />
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="md">
          <ChangedNotice form={form} onKeep={submit} />
          <div className={layout.pair}>
            <TextInput
              {...text('first_name')}
              maxLength={100}
              autoComplete="given-name"
              label={say({ id: 'accounts.register.first-name' })}
            />
            <TextInput
              {...text('last_name')}
              maxLength={100}
              autoComplete="family-name"
              label={say({ id: 'accounts.register.last-name' })}
            />
          </div>
          <TextInput
            {...text('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={150}
            label={say({ id: 'accounts.register.username' })}
            description={say({ id: 'accounts.register.username-note' })}
            rightSection={<AvailabilityMark state={form.availability} />}
          />
          <TrainingFields
            values={values}
            change={change}
            error={error}
            needed={<FormattedMessage id="profile.training-needed" />}
            institutions={
              <InstitutionList
                stored={form.institutions}
                value={values.institutions}
                error={error('institutions')}
                onChange={(institutions) => change({ institutions })}
              />
            }
          />
          {hidesInstitutions && (
            <Text size="sm" role="status">
              <FormattedMessage
                id="profile.institutions.dropped"
                values={{ names: intl.formatList(values.institutions, { type: 'conjunction' }) }}
              />
            </Text>
          )}
          <Textarea
            data-field="bio"
            label={say({ id: 'profile.bio' })}
            description={
              <FormattedMessage id="profile.bio.note" values={{ left: BIO_MAX - values.bio.length, most: BIO_MAX }} />
            }
            autosize
            minRows={3}
            maxRows={10}
            maxLength={BIO_MAX}
            value={values.bio}
            error={error('bio')}
            onChange={(event) => change({ bio: event.currentTarget.value })}
          />
          {abilities.publish && (
            <Switch
              data-field="public_creator"
              size="md"
              label={say({ id: 'profile.public-creator' })}
              description={say({ id: 'profile.public-creator.note' })}
              checked={values.public_creator}
              onChange={(event) => change({ public_creator: event.currentTarget.checked })}
            />
          )}
          {failure && failure.code !== 'profile-changed' && <ProblemNotice error={failure} onRetry={submit} />}
        </Stack>
        <div className={classes.foot}>
          <Button type="submit" loading={save.isPending} disabled={!form.changed || lacksTraining(values)}>
            <FormattedMessage id="profile.save" />
          </Button>
          {form.changed && !save.isPending && (
            <Button variant="subtle" color="gray" onClick={form.undo}>
              <FormattedMessage id="profile.undo" />
            </Button>
          )}
          <Text role="status" size="sm" c="dimmed">
            {form.changed ? (
              <FormattedMessage id="profile.unsaved" />
            ) : (
              save.isSuccess && <FormattedMessage id="profile.saved" />
            )}
          </Text>
        </div>
      </form>
    </SettingsCard>
  );
}
