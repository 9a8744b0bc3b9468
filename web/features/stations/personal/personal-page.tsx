import { Button, Menu, Pagination, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import {
  IconChevronDown,
  IconLock,
  IconMessageCircle,
  IconNotes,
  IconPlus,
  IconSearch,
  IconStethoscope,
  IconWorld,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { personalStations, stationCreate, type PersonalStation } from '~/domain/stations/authoring/contract';
import { virtualPatientCreate } from '~/domain/stations/wizard/contract';
import { baseOf, STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import { useBase } from '../use-address';
import classes from './personal.module.css';

const SIGNS = { published: IconWorld, personal: IconLock, draft: IconNotes };

/** The stations one has written, and the drafts; where one lands after deleting one (spec 3 §2). */
export function PersonalPage() {
  const { formatMessage: say } = useIntl();
  const base = useBase();
  const [search, setSearch] = useSearchParams();
  const query = { page: Number(search.get('page')) || 1, search: search.get('search') ?? '' };
  const { data, error, refetch, isPlaceholderData } = usePage(
    personalStations,
    { params: { base }, query: { page: query.page, search: query.search || undefined } },
    { placeholderData: keepPreviousData },
  );
  const go = (next: Partial<typeof query>) => {
    const { page, search: words } = { ...query, page: 1, ...next };
    setSearch(
      { ...(page > 1 ? { page: String(page) } : {}), ...(words ? { search: words } : {}) },
      { replace: next.page === undefined },
    );
  };

  return (
    <>
      <PageHeader
        title={say({ id: 'stations.personal.title' })}
        lead={<FormattedMessage id="stations.personal.lead" />}
        actions={<Ways base={base} />}
      />
      {(query.search !== '' || (data?.count ?? 0) > 0) && (
        <TextInput
          mb="md"
          maw={420}
          type="search"
          aria-label={say({ id: 'stations.personal.search' })}
          placeholder={say({ id: 'stations.personal.search' })}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          defaultValue={query.search}
          onChange={(event) => go({ search: event.currentTarget.value })}
        />
      )}
      {error ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonList />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={<IconNotes />}
          title={say({ id: query.search ? 'stations.personal.none-found' : 'stations.personal.empty' })}
        >
          <FormattedMessage id="stations.personal.empty.body" />
        </EmptyState>
      ) : (
        <ul className={classes.list} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          {data.items.map((line) => (
            <li key={`${line.station_id}.${line.draft_id}`} className={classes.line}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <Pagination
          mt="lg"
          total={data.pages}
          value={query.page}
          onChange={(page) => go({ page })}
          getControlProps={(control) => ({ 'aria-label': say({ id: `stations.personal.${control}` }) })}
        />
      )}
    </>
  );
}

function Ways({ base }: { base: StationBase }) {
  return (
    <>
      <Button
        variant="subtle"
        component={Link}
        to={href(launchpad, { base })}
        leftSection={<IconMessageCircle size={18} aria-hidden />}
      >
        <FormattedMessage id="stations.virtual-patient.launchpad" />
      </Button>
      <New
        of={virtualPatientCreate}
        variant="default"
        words="stations.personal.new-virtual-patient"
        icon={<IconStethoscope size={18} aria-hidden />}
      />
      <New
        of={stationCreate}
        variant="filled"
        words="stations.personal.new"
        icon={<IconPlus size={18} aria-hidden />}
      />
    </>
  );
}

/** Something new of one of the four styles. */
function New({ of, variant, words, icon }: { of: { path: string }; variant: string; words: string; icon: ReactNode }) {
  return (
    <Menu position="bottom-end" width={280} shadow="md">
      <Menu.Target>
        <Button variant={variant} leftSection={icon} rightSection={<IconChevronDown size={16} aria-hidden />}>
          <FormattedMessage id={words} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {STATION_BASES.map((base) => (
          <Menu.Item key={base} mih={48} component={Link} to={href(of, { base })}>
            <FormattedMessage id={`app.style.${base}`} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Line({ line }: { line: PersonalStation }) {
  const Sign = SIGNS[line.place];
  return (
    <>
      <Link to={line.edit_url} className={classes.title}>
        {line.name || <FormattedMessage id="stations.personal.untitled" />}
      </Link>
      <span className={classes.about}>
        <span className={classes.place}>
          <Sign size={14} aria-hidden /> <FormattedMessage id={`stations.personal.is.${line.place}`} />
        </span>
        {(line.virtual_patient || line.enabled) && (
          <span className={classes.place}>
            <IconStethoscope size={14} aria-hidden /> <FormattedMessage id="stations.virtual-patient" />
          </span>
        )}
        {line.enabled && <FormattedMessage id="stations.personal.enabled" />}
        {line.station_id !== null && line.draft_id !== null && <FormattedMessage id="stations.personal.has-draft" />}
        <span>
          <FormattedMessage id={`app.style.${baseOf(line.style)}`} />
        </span>
        {line.label > 0 && (
          <span>
            <FormattedMessage id={`stations.label.${line.label}`} />
          </span>
        )}
        {line.station_id !== null && (
          <span>
            <FormattedMessage id="stations.personal.taken" values={{ count: line.attempts }} />
          </span>
        )}
        <TimeAgo at={line.changed_at} />
      </span>
    </>
  );
}
