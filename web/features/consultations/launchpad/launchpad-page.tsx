import { Anchor, Button, Chip, Pagination, Skeleton, Stack, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { IconArrowLeft, IconPlus, IconSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { virtualPatientCreate } from '~/domain/stations/wizard/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PatientSpot } from '~/web/ui/art/spots-people';
import { NothingFoundSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SpeakerNote } from '../talk/speaker-note';
import layout from '~/web/ui/layout.module.css';
import classes from './launchpad.module.css';
import { OpenConsultations } from './open-consultations';
import { PatientCard } from './patient-card';
import { useQuery } from './use-query';

/** The virtual patients of one style that can be talked to (spec 3 §1). */
export function LaunchpadPage() {
  const first = useLocation().pathname.split('/')[1];
  const base = STATION_BASES.find((each) => each === first) ?? STATION_BASES[0];
  return <Patients key={base} base={base} />;
}

function Patients({ base }: { base: StationBase }) {
  const { formatMessage: say } = useIntl();
  const { abilities } = useSession();
  const filter = useQuery();
  const { search, label, page } = filter.query;
  const { data, error, refetch, isPlaceholderData } = usePage(
    launchpad,
    {
      params: { base },
      query: { search: search || undefined, label: label || undefined, page: page > 1 ? page : undefined },
    },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const write = abilities.publish && (
    <Button
      component={Link}
      to={href(virtualPatientCreate, { base })}
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      <FormattedMessage id="consultations.write" />
    </Button>
  );
  const openNames = new Set(data?.open.map(({ style, station_name }) => `${style} ${station_name}`));

  return (
    <>
      <Anchor component={Link} to={href(stationList, { base })} className={classes.up} size="sm">
        <IconArrowLeft size={18} aria-hidden />
        <FormattedMessage id={`app.style.${base}`} />
      </Anchor>
      <PageHeader
        title={say({ id: 'consultations.launchpad' })}
        lead={<FormattedMessage id="consultations.launchpad.lead" />}
        actions={write || null}
      />
      <Stack gap="lg">
        {data && <OpenConsultations open={data.open} />}
        {(filter.any || (data?.count ?? 0) > 0) && (
          <Stack gap="sm" role="search" aria-label={say({ id: 'consultations.find' })}>
            <TextInput
              maw={520}
              type="search"
              maxLength={100}
              aria-label={say({ id: 'consultations.search' })}
              placeholder={say({ id: 'consultations.search' })}
              leftSection={<IconSearch size={18} aria-hidden />}
              value={filter.typed}
              onChange={(event) => filter.type(event.currentTarget.value)}
            />
            {data && data.labels.length > 1 && (
              <Chip.Group value={String(label)} onChange={(value) => filter.go({ label: Number(value) })}>
                <div className={classes.labels} role="radiogroup" aria-label={say({ id: 'stations.filter.skill' })}>
                  <Chip value="0" variant="light" classNames={{ label: layout.chip }}>
                    <FormattedMessage id="stations.filter.all" />
                  </Chip>
                  {data.labels.map((each) => (
                    <Chip
                      key={each.label}
                      value={String(each.label)}
                      variant="light"
                      classNames={{ label: layout.chip }}
                    >
                      <FormattedMessage id={`stations.label.${each.label}`} /> {each.count}
                    </Chip>
                  ))}
                </div>
              </Chip.Group>
            )}
          </Stack>
        )}
        {error ? (
          <ProblemNotice error={error} onRetry={refetch} />
        ) : !data ? (
          <div className={classes.grid} aria-busy>
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={index} height={288} />
            ))}
          </div>
        ) : data.items.length === 0 ? (
          filter.any ? (
            <EmptyState
              art={<NothingFoundSpot />}
              title={<FormattedMessage id="consultations.none-found" />}
              action={
                <Button variant="default" onClick={filter.clear}>
                  <FormattedMessage id="stations.empty.clear" />
                </Button>
              }
            />
          ) : (
            <EmptyState
              art={<PatientSpot />}
              title={<FormattedMessage id="consultations.empty" />}
              action={write || undefined}
            >
              <FormattedMessage id={abilities.publish ? 'consultations.empty.write' : 'consultations.empty.wait'} />
            </EmptyState>
          )
        ) : (
          <>
            <SpeakerNote speaker={data.speaker} />
            <ul className={classes.grid} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
              {data.items.map((patient) => (
                <li key={patient.id} className={layout.cell}>
                  <PatientCard patient={patient} open={openNames.has(`${patient.style} ${patient.name}`)} />
                </li>
              ))}
            </ul>
            {data.pages > 1 && (
              <Pagination
                size="lg"
                total={data.pages}
                value={data.page}
                onChange={(next) => filter.go({ page: next })}
                getItemProps={(number) => ({ 'aria-label': say({ id: 'consultations.page' }, { page: number }) })}
                getControlProps={(control) => ({ 'aria-label': say({ id: `consultations.page.${control}` }) })}
              />
            )}
          </>
        )}
      </Stack>
    </>
  );
}
