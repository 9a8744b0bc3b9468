import { Button, Group, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type ListedPerson,
  type PersonData,
  personPage,
  ROLE_REASON_MAX,
  ROLE_REASON_MIN,
} from '~/domain/accounts/roles/contract';
import { useSession } from '~/web/core/session';
import { pageKey, useAction } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './roles.module.css';

interface Props {
  person: ListedPerson;
  hasFactors: boolean;
  removals: NonNullable<PersonData['factor_removals']>;
}

/** Whether somebody has a second factor; staff remove it for people who have lost theirs. */
export function FactorsSection({ person, hasFactors, removals }: Props) {
  const { person: me } = useSession();
  const [open, setOpen] = useState(false);
  const own = me?.id === person.id;
  return (
    <Section id="person-factors" title={<FormattedMessage id="roles.factors" />}>
      <Text size="sm" maw="72ch">
        <FormattedMessage id={own ? 'roles.factors.own' : hasFactors ? 'roles.factors.has' : 'roles.factors.none'} />
      </Text>
      {hasFactors && !own && !open && (
        <Button mt="sm" variant="default" onClick={() => setOpen(true)}>
          <FormattedMessage id="roles.factors.remove" />
        </Button>
      )}
      {hasFactors && !own && open && <RemoveForm person={person} onClose={() => setOpen(false)} />}
      {removals.length > 0 && (
        <ol className={lists.plain}>
          {removals.map(({ by, reason, created_at }) => (
            <li key={created_at} className={classes.change}>
              <span className={text.strong}>
                <FormattedMessage id="roles.factors.removed" />
              </span>
              <span className={classes.meta}>
                <FormattedMessage id={by ? 'roles.change.by' : 'roles.factors.by-operator'} values={{ who: by }} />
                {' · '}
                <TimeAgo at={created_at} />
              </span>
              {reason && <span className={classes.reason}>{reason}</span>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function RemoveForm({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const announce = useAnnounce();
  const [reason, setReason] = useState('');
  const remove = useAction(
    personPage,
    'remove_factors',
    { params: { account_id: person.id } },
    {
      onSuccess: (answer) => {
        announce(say({ id: 'roles.factors.removed' }));
        cache.setQueryData(pageKey(personPage, { params: { account_id: String(person.id) } }), answer);
        onClose();
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate({ reason });
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Text size="sm" className={classes.warning}>
        <FormattedMessage id="roles.factors.consequence" values={{ name: person.name }} />
      </Text>
      <Textarea
        label={say({ id: 'roles.reason' })}
        description={say({ id: 'roles.factors.reason.hint' })}
        autosize
        minRows={2}
        maxLength={ROLE_REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        autoFocus
      />
      {remove.error && <ProblemNotice error={remove.error} />}
      <Group gap="sm">
        <Button type="submit" color="red" loading={remove.isPending} disabled={reason.trim().length < ROLE_REASON_MIN}>
          <FormattedMessage id="roles.factors.remove" />
        </Button>
        <Button variant="subtle" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
      </Group>
    </form>
  );
}
