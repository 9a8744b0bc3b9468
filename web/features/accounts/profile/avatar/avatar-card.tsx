import { Button, FileButton, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMAGE_TYPES } from '~/domain/images/contract';
import { useSession } from '~/web/core/session';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { ProblemNotice } from '~/web/ui/problem';
import { SettingsCard } from '../settings-card';
import classes from './avatar.module.css';
import { CropDialog } from './crop-dialog';
import { useAvatar } from './use-avatar';

/** One's picture, or initials. */
export function AvatarCard({ avatar }: { avatar: string }) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const form = useAvatar();
  const reset = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const busy = form.picture !== null || form.sending || form.removing;
  const wasBusy = useRef(busy);
  useEffect(() => {
    // What had the focus is gone: the dialog, or the button that removed the picture.
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <SettingsCard title={say({ id: 'profile.avatar' })} lead={<FormattedMessage id="profile.avatar.lead" />}>
      <div className={classes.row}>
        <PersonAvatar name={person?.name ?? ''} avatar={avatar} size={96} />
        <div className={classes.choices}>
          <Group gap="sm">
            <FileButton
              resetRef={reset}
              accept={IMAGE_TYPES.join(',')}
              onChange={(file) => {
                void form.choose(file);
                // The same file can be chosen again.
                reset.current?.();
              }}
            >
              {(props) => (
                <Button {...props} ref={button} variant="default" loading={form.sending}>
                  <FormattedMessage id={avatar ? 'profile.avatar.change' : 'profile.avatar.upload'} />
                </Button>
              )}
            </FileButton>
            {avatar && (
              <Button variant="subtle" color="gray" loading={form.removing} onClick={form.remove}>
                <FormattedMessage id="profile.avatar.remove" />
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed" mt={8}>
            <FormattedMessage id="profile.avatar.note" />
          </Text>
        </div>
      </div>
      {form.problem && (
        <Group mt="md">
          <ProblemNotice error={form.problem} />
        </Group>
      )}
      {form.picture && <CropDialog picture={form.picture} onCancel={form.cancel} onUse={form.use} />}
    </SettingsCard>
  );
}
