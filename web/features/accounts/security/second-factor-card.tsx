import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceMobileMessage, IconKey, IconLifebuoy, IconShieldExclamation } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { secondFactor, type Factors } from '~/domain/accounts/security/contract';
import type { Output } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import { SettingsCard } from '../profile/settings-card';
import { canUsePasskeys } from './passkey-browser';
import { PasskeyDialog } from './passkey-dialog';
import { RecoveryCodesDialog } from './recovery-codes';
import { RenamePasskey } from './rename-passkey';
import classes from './security.module.css';
import { TotpDialog } from './totp-dialog';

type Changed = Output<typeof secondFactor.actions.add_totp>;
type Setup = Output<typeof secondFactor.actions.start_totp>;

/** The second step of signing in: what there is, and how it is added and removed. */
export function SecondFactorCard() {
  const { data, error, refetch } = usePage(secondFactor);
  return (
    <SettingsCard
      id="second-factor"
      title={<FormattedMessage id="security.factors" />}
      lead={<FormattedMessage id="security.factors.lead" />}
    >
      {error ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : data ? (
        <FactorList factors={data} />
      ) : (
        <SkeletonList rows={3} height={56} />
      )}
    </SettingsCard>
  );
}

function FactorList({ factors }: { factors: Factors }) {
  const intl = useIntl();
  const cache = useQueryClient();
  const session = useSession();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [addingKey, setAddingKey] = useState(false);

  const keep = (changed: Changed) => {
    cache.setQueryData(pageKey(secondFactor), changed.factors);
    setCodes(changed.recovery_codes);
    setSetup(null);
    setAddingKey(false);
    // Roles come into force with the first factor and go with the last one.
    void session.refetch();
  };
  const start = useAction(secondFactor, 'start_totp', {}, { onSuccess: setSetup });
  const removeApp = useAction(secondFactor, 'remove_totp', {}, { onSuccess: keep });
  const removeKey = useAction(secondFactor, 'remove_passkey', {}, { onSuccess: keep });
  const newCodes = useAction(secondFactor, 'new_recovery_codes', {}, { onSuccess: keep });
  const refused = start.error ?? removeApp.error ?? removeKey.error ?? newCodes.error;

  const has = factors.totp || factors.passkeys.length > 0;
  const last = (factors.totp ? 1 : 0) + factors.passkeys.length === 1;
  const removal = (
    <FormattedMessage
      id={last ? (factors.required ? 'security.remove.last-of-role' : 'security.remove.last') : 'security.remove.what'}
    />
  );
  return (
    <Stack gap="md">
      {factors.required && !has && (
        <Alert color="yellow" variant="light" icon={<IconShieldExclamation aria-hidden />}>
          <FormattedMessage id="security.factors.required" />
        </Alert>
      )}
      {refused && <ProblemNotice error={refused} />}
      <ul className={classes.list}>
        <Row
          icon={<IconDeviceMobileMessage size={24} aria-hidden className={classes.icon} />}
          title={<FormattedMessage id="security.app" />}
          on={factors.totp}
          about={<FormattedMessage id="security.app.lead" />}
        >
          {factors.totp ? (
            <ConfirmButton
              question={<FormattedMessage id="security.app.remove" />}
              consequence={removal}
              confirm={<FormattedMessage id="security.remove" />}
              loading={removeApp.isPending}
              aria-label={intl.formatMessage({ id: 'security.app.remove' })}
              onConfirm={() => removeApp.mutate({})}
            >
              <FormattedMessage id="security.remove" />
            </ConfirmButton>
          ) : (
            <Button variant="default" loading={start.isPending} onClick={() => start.mutate({})}>
              <FormattedMessage id="security.app.set-up" />
            </Button>
          )}
        </Row>
        <Row
          icon={<IconKey size={24} aria-hidden className={classes.icon} />}
          title={<FormattedMessage id="security.passkeys" />}
          on={factors.passkeys.length > 0}
          about={<FormattedMessage id={canUsePasskeys() ? 'security.passkeys.lead' : 'security.passkeys.not-here'} />}
        >
          {canUsePasskeys() && (
            <Button variant="default" onClick={() => setAddingKey(true)}>
              <FormattedMessage id="security.passkey.add" />
            </Button>
          )}
        </Row>
        {factors.passkeys.map((key) => (
          <li key={key.id} className={classes.row}>
            <div className={classes.words}>
              <Text fw={600}>{key.name}</Text>
              <Text size="sm" c="dimmed">
                {key.last_used_at ? (
                  <FormattedMessage id="security.passkey.used" values={{ used: <TimeAgo at={key.last_used_at} /> }} />
                ) : (
                  <FormattedMessage id="security.passkey.made" values={{ made: <TimeAgo at={key.created_at} /> }} />
                )}
              </Text>
            </div>
            <RenamePasskey passkey={key} onDone={keep} />
            <ConfirmButton
              question={<FormattedMessage id="security.passkey.remove" values={{ name: key.name }} />}
              consequence={removal}
              confirm={<FormattedMessage id="security.remove" />}
              loading={removeKey.isPending && removeKey.variables.passkey_id === key.id}
              aria-label={intl.formatMessage({ id: 'security.passkey.remove' }, { name: key.name })}
              onConfirm={() => removeKey.mutate({ passkey_id: key.id })}
            >
              <FormattedMessage id="security.remove" />
            </ConfirmButton>
          </li>
        ))}
        {has && (
          <Row
            icon={<IconLifebuoy size={24} aria-hidden className={classes.icon} />}
            title={<FormattedMessage id="security.codes" />}
            about={<FormattedMessage id="security.codes.left" values={{ left: factors.recovery_codes_left }} />}
          >
            <ConfirmButton
              variant="default"
              question={<FormattedMessage id="security.codes.new" />}
              consequence={<FormattedMessage id="security.codes.new.what" />}
              confirm={<FormattedMessage id="security.codes.new" />}
              loading={newCodes.isPending}
              onConfirm={() => newCodes.mutate({})}
            >
              <FormattedMessage id="security.codes.new" />
            </ConfirmButton>
          </Row>
        )}
      </ul>
      {factors.acts.length > 0 && <Acts acts={factors.acts} />}
      <TotpDialog setup={setup} onDone={keep} onClose={() => setSetup(null)} />
      <PasskeyDialog opened={addingKey} onDone={keep} onClose={() => setAddingKey(false)} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
    </Stack>
  );
}

function Row({
  icon,
  title,
  on,
  about,
  children,
}: {
  icon: ReactNode;
  title: ReactNode;
  /** Whether it is set up; left out if that says nothing. */
  on?: boolean;
  about: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={classes.row}>
      {icon}
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={600}>{title}</Text>
          {on && (
            <Badge variant="light" tt="none">
              <FormattedMessage id="security.on" />
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </div>
      {children}
    </li>
  );
}

function Acts({ acts }: Pick<Factors, 'acts'>) {
  return (
    <details>
      <summary>
        <FormattedMessage id="security.acts" />
      </summary>
      <Stack gap={4} mt="xs">
        {acts.map(({ act, about, created_at }) => (
          <Text key={`${act} ${created_at}`} size="sm">
            <FormattedMessage id={`security.act.${act}`} values={{ about }} /> · <TimeAgo at={created_at} />
          </Text>
        ))}
      </Stack>
    </details>
  );
}
