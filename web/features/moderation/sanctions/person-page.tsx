import { Alert, Anchor, Button, Group, NativeSelect, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { casePage, REASON_MAX, REASON_MIN } from '~/domain/moderation/decisions/contract';
import { personPage, SANCTIONS, type SanctionKind } from '~/domain/moderation/sanctions/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from '../cases/cases.module.css';
import { SanctionLine } from './sanction-line';

type Data = PageData<typeof personPage>;
/** Durations that are offered, in days; 0 is without an end. */
const DAYS = [1, 3, 7, 30, 90, 365, 0];

/** What was decided about one person, and deciding. For everybody but moderators there is no such page. */
export function PersonPage() {
  const { formatMessage: say } = useIntl();
  const { abilities } = useSession();
  const { account_id = '' } = useParams();
  const { data, error, refetch } = usePage(personPage, { params: { account_id } }, { refetchOnMount: 'always' });
  if (!abilities.moderate || error?.status === 404) return <NotFoundPage />;
  if (error && !data) return <PageProblem title={say({ id: 'moderation.title' })} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={320} />;
  const { person, sanctions, case_id } = data;
  return (
    <>
      <PageHeader
        eyebrow={<FormattedMessage id="moderation.title" />}
        title={say({ id: 'people.title' }, { name: person.name })}
        lead={
          <FormattedMessage
            id="people.since"
            values={{ date: <FormattedDate value={person.since} dateStyle="medium" /> }}
          />
        }
      />
      <Stack gap="xl" className={layout.narrow}>
        {case_id !== null && (
          <Anchor component={Link} to={href(casePage, { case_id })}>
            <FormattedMessage id="people.case" />
          </Anchor>
        )}
        {data.may_sanction ? (
          <Give data={data} />
        ) : (
          <Alert variant="light" color="gray">
            <FormattedMessage id="people.not-yours" />
          </Alert>
        )}
        <Section id="history" title={<FormattedMessage id="moderation.history" />}>
          {sanctions.length === 0 ? (
            <p className={text.dimmedText}>
              <FormattedMessage id="people.none" />
            </p>
          ) : (
            <ol className={lists.ofEntries}>
              {sanctions.map((sanction) => (
                <li key={sanction.id} className={classes.act}>
                  <SanctionLine sanction={sanction} by={sanction.by} liftedBy={sanction.lifted_by} />
                  {(sanction.in_force || (sanction.kind === 'warn' && !sanction.lifted)) && data.may_sanction && (
                    <Lift data={data} id={sanction.id} />
                  )}
                </li>
              ))}
            </ol>
          )}
        </Section>
      </Stack>
    </>
  );
}

function useKeep(data: Data) {
  const cache = useQueryClient();
  const announce = useAnnounce();
  const { formatMessage: say } = useIntl();
  return (answer: Data) => {
    cache.setQueryData(pageKey(personPage, { params: { account_id: String(data.person.id) } }), answer);
    announce(say({ id: 'people.done' }));
  };
}

function Give({ data }: { data: Data }) {
  const { formatMessage: say } = useIntl();
  const keep = useKeep(data);
  const [kind, setKind] = useState<SanctionKind>('warn');
  const [days, setDays] = useState(7);
  const [reason, setReason] = useState('');
  const give = useAction(
    personPage,
    'sanction',
    { params: { account_id: data.person.id } },
    { onSuccess: (answer) => (keep(answer), setReason('')) },
  );
  const offered = DAYS.filter((count) => count > 0 || kind === 'suspend');
  return (
    <Section id="new" title={<FormattedMessage id="people.new" />}>
      <form
        className={layout.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          give.mutate({ kind, days: kind === 'warn' ? 0 : days, reason });
        }}
      >
        <NativeSelect
          label={say({ id: 'people.kind' })}
          value={kind}
          data={SANCTIONS.map((value) => ({ value, label: say({ id: `people.kind.${value}` }) }))}
          onChange={(event) => {
            const chosen = event.currentTarget.value as SanctionKind;
            setKind(chosen);
            if (chosen !== 'suspend' && days === 0) setDays(7);
          }}
        />
        {kind !== 'warn' && (
          <NativeSelect
            label={say({ id: 'people.days' })}
            value={String(days)}
            data={offered.map((count) => ({
              value: String(count),
              label: say({ id: 'people.days.count' }, { days: count }),
            }))}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          />
        )}
        <Textarea
          label={say({ id: 'people.reason' })}
          description={say({ id: 'people.reason.hint' })}
          autosize
          minRows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {give.error && <ProblemNotice error={give.error} />}
        <Group>
          <Button
            type="submit"
            color={kind === 'suspend' ? 'red' : undefined}
            loading={give.isPending}
            disabled={reason.trim().length < REASON_MIN}
          >
            <FormattedMessage id="people.give" />
          </Button>
        </Group>
      </form>
    </Section>
  );
}

function Lift({ data, id }: { data: Data; id: number }) {
  const { formatMessage: say } = useIntl();
  const keep = useKeep(data);
  const [reason, setReason] = useState('');
  const lift = useAction(personPage, 'lift', { params: { account_id: data.person.id } }, { onSuccess: keep });
  return (
    <form
      className={layout.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        lift.mutate({ sanction_id: id, reason });
      }}
    >
      <TextInput
        label={say({ id: 'people.lift.reason' })}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {lift.error && <ProblemNotice error={lift.error} />}
      <Group>
        <Button type="submit" variant="default" loading={lift.isPending}>
          <FormattedMessage id="people.lift" />
        </Button>
      </Group>
    </form>
  );
}
