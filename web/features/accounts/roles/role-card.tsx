import { Badge, Button, Group, Paper, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type GivenRole,
  type ListedPerson,
  personPage,
  ROLE_REASON_MAX,
  ROLE_REASON_MIN,
} from '~/domain/accounts/roles/contract';
import { NEEDS_SECOND_FACTOR } from '~/domain/accounts/security/role-rule';
import { useSession } from '~/web/core/session';
import { pageKey, useAction } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './roles.module.css';

interface Props {
  role: GivenRole;
  person: ListedPerson;
  /** Nobody else is staff. */
  onlyStaff: boolean;
}

/** One role: what it allows, whether the person has it, and giving or taking it with a reason. */
export function RoleCard({ role, person, onlyStaff }: Props) {
  const { formatMessage: say } = useIntl();
  const [open, setOpen] = useState(false);
  const has = person.roles.includes(role);
  const name = say({ id: `app.profile.role.${role}` });
  const kept = has && role === 'staff' && onlyStaff;
  return (
    <Paper component="article" withBorder p="md" aria-label={name}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text fw={650}>{name}</Text>
        {has && (
          <Badge variant="light">
            <FormattedMessage id="roles.has" />
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        <FormattedMessage id={kept ? 'roles.only-staff' : `roles.about.${role}`} />
      </Text>
      {has && !person.second_factor && NEEDS_SECOND_FACTOR.includes(role) && (
        <Text size="sm" mt="xs" className={classes.warning}>
          <FormattedMessage id="roles.off" values={{ name: person.name }} />
        </Text>
      )}
      {!open && !kept && (
        <Button
          mt="sm"
          variant="default"
          aria-label={say({ id: has ? 'roles.take.of' : 'roles.give.of' }, { role: name })}
          onClick={() => setOpen(true)}
        >
          <FormattedMessage id={has ? 'roles.take' : 'roles.give'} />
        </Button>
      )}
      {open && !kept && <ChangeForm role={role} person={person} has={has} onClose={() => setOpen(false)} />}
    </Paper>
  );
}

function ChangeForm({
  role,
  person,
  has,
  onClose,
}: {
  role: GivenRole;
  person: ListedPerson;
  has: boolean;
  onClose: () => void;
}) {
  const { formatMessage: say } = useIntl();
  const { person: me } = useSession();
  const cache = useQueryClient();
  const announce = useAnnounce();
  const [reason, setReason] = useState('');
  const address = { params: { account_id: person.id } };
  const onOwnStaff = has && role === 'staff' && me?.id === person.id;
  const change = useAction(personPage, has ? 'take_role' : 'give_role', address, {
    onSuccess: (answer) => {
      announce(
        say(
          { id: has ? 'roles.taken' : 'roles.given' },
          { role: say({ id: `app.profile.role.${role}` }), name: person.name },
        ),
      );
      cache.setQueryData(pageKey(personPage, { params: { account_id: String(person.id) } }), answer);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ role, reason });
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      {onOwnStaff && (
        <Text size="sm" className={classes.warning}>
          <FormattedMessage id="roles.take.own-staff" />
        </Text>
      )}
      <Textarea
        label={say({ id: 'roles.reason' })}
        description={say({ id: 'roles.reason.hint' }, { name: person.name })}
        autosize
        minRows={2}
        maxLength={ROLE_REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        autoFocus
      />
      {change.error && <ProblemNotice error={change.error} />}
      <Group gap="sm">
        <Button
          type="submit"
          color={has ? 'red' : undefined}
          loading={change.isPending}
          disabled={reason.trim().length < ROLE_REASON_MIN}
        >
          <FormattedMessage id={has ? 'roles.take' : 'roles.give'} />
        </Button>
        <Button variant="subtle" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
      </Group>
    </form>
  );
}
