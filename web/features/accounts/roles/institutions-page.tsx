import { Alert, Anchor, Badge, Button, Group, Pagination, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type Institution, institutionsPage } from '~/domain/accounts/institutions/contract';
import { peoplePage } from '~/domain/accounts/roles/contract';
import { useAction, usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './institutions.module.css';

/** Institutions that people named, for staff. */
export function InstitutionsPage() {
  const { formatMessage: say } = useIntl();
  const [search, setSearch] = useState('');
  const [show, setShow] = useState<'all' | 'unverified'>('all');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePage(
    institutionsPage,
    { query: { page, search, show } },
    { placeholderData: (before) => before },
  );
  const title = say({ id: 'institutions.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <>
      <PageHeader
        title={title}
        lead={<FormattedMessage id="institutions.lead" />}
        eyebrow={
          <Anchor component={Link} to={peoplePage.path}>
            <FormattedMessage id="app.profile.people" />
          </Anchor>
        }
      />
      <Group mb="md" align="end">
        <TextInput
          type="search"
          label={say({ id: 'institutions.search' })}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setPage(1);
          }}
        />
        <SegmentedControl
          aria-label={say({ id: 'institutions.show' })}
          value={show}
          data={(['all', 'unverified'] as const).map((value) => ({
            value,
            label: say({ id: `institutions.show.${value}` }),
          }))}
          onChange={(value) => {
            setShow(value === 'unverified' ? 'unverified' : 'all');
            setPage(1);
          }}
        />
      </Group>
      {!data && <SkeletonList rows={5} height={72} gap={1} />}
      {data && data.items.length === 0 && (
        <EmptyState icon={<IconBuilding />} title={<FormattedMessage id="institutions.none" />} />
      )}
      {data && data.items.length > 0 && (
        <ul className={lists.inPanel} aria-label={title}>
          {data.items.map((one) => (
            <Row key={one.id} one={one} onChanged={() => void refetch()} />
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <Pagination total={data.pages} value={data.page} size={48} mt="md" onChange={setPage} />
      )}
      {data && data.acts.length > 0 && (
        <Section id="acts" title={<FormattedMessage id="institutions.acts" />}>
          <ul className={lists.ofRows}>
            {data.acts.map((act) => (
              <li key={act.id}>
                <FormattedMessage
                  id={`institutions.act.${act.act}`}
                  values={{ name: act.name, into: act.into_name, count: act.accounts }}
                />{' '}
                <span className={text.dimmedUnder}>
                  {act.who && `${act.who} · `}
                  <TimeAgo at={act.at} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Row({ one, onChanged }: { one: Institution; onChanged: () => void }) {
  const { formatMessage: say } = useIntl();
  const [form, setForm] = useState<'rename' | 'merge' | null>(null);
  const [name, setName] = useState('');
  const after = {
    onSuccess: () => {
      setForm(null);
      setName('');
      onChanged();
    },
  };
  const verify = useAction(institutionsPage, 'verify', {}, after);
  const rename = useAction(institutionsPage, 'rename', {}, after);
  const merge = useAction(institutionsPage, 'merge', {}, after);
  const error = verify.error ?? rename.error ?? merge.error;
  const institution_id = one.id;
  const begin = (what: 'rename' | 'merge') => {
    setForm(form === what ? null : what);
    setName(what === 'rename' ? one.name : '');
  };
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <div>
          <strong className={text.breakable}>{one.name}</strong>{' '}
          {one.is_verified && (
            <Badge variant="light" tt="none">
              <FormattedMessage id="institutions.verified" />
            </Badge>
          )}
          <p className={text.dimmedUnder}>
            <FormattedMessage id="institutions.people" values={{ count: one.user_count }} />
            {one.country && ` · ${one.country}`}
            {one.aliases.length > 0 && ` · ${say({ id: 'institutions.aliases' }, { names: one.aliases.join(', ') })}`}
          </p>
        </div>
        <Group gap={8}>
          <Button
            variant="default"
            size="sm"
            loading={verify.isPending}
            aria-label={say(
              { id: one.is_verified ? 'institutions.unverify.of' : 'institutions.verify.of' },
              { name: one.name },
            )}
            onClick={() => verify.mutate({ institution_id, is_verified: !one.is_verified })}
          >
            <FormattedMessage id={one.is_verified ? 'institutions.unverify' : 'institutions.verify'} />
          </Button>
          {(['rename', 'merge'] as const).map((what) => (
            <Button
              key={what}
              variant="default"
              size="sm"
              aria-expanded={form === what}
              aria-label={say({ id: `institutions.${what}.of` }, { name: one.name })}
              onClick={() => begin(what)}
            >
              <FormattedMessage id={`institutions.${what}`} />
            </Button>
          ))}
        </Group>
      </div>
      {form && (
        <Stack gap="xs" mt="sm">
          {form === 'merge' && (
            <Alert variant="light" color="yellow">
              <FormattedMessage id="institutions.merge.about" values={{ name: one.name }} />
            </Alert>
          )}
          <Group align="end">
            <TextInput
              label={say({ id: form === 'rename' ? 'institutions.name' : 'institutions.into' })}
              maxLength={200}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button
              disabled={name.trim().length < 2}
              loading={rename.isPending || merge.isPending}
              onClick={() =>
                form === 'rename'
                  ? rename.mutate({ institution_id, name })
                  : merge.mutate({ institution_id, into_name: name })
              }
            >
              <FormattedMessage id={form === 'rename' ? 'institutions.rename' : 'institutions.merge'} />
            </Button>
          </Group>
        </Stack>
      )}
      {error && <ProblemNotice error={error} />}
    </li>
  );
}
