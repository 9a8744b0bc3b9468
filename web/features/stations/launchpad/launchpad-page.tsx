import { Button, Stack } from '@mantine/core';
import {
  IconChartLine,
  IconHeadset,
  IconListSearch,
  IconMessageCircle,
  IconPlus,
  IconRoute,
} from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { aiEntry } from '~/domain/consultations/ai-entry-contract';
import { href } from '~/domain/kit/contract';
import { stationCreate } from '~/domain/stations/authoring/contract';
import { circuitsPage } from '~/domain/stations/circuits/contract';
import { stationList } from '~/domain/stations/contract';
import { insightsPage } from '~/domain/stations/insights/contract';
import { bankLaunchpad, type LaunchpadData } from '~/domain/stations/launchpad/contract';
import type { StationBase } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { type Way, WayCards } from '~/web/ui/way-cards';
import { StationCard } from '../list/station-card';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import grid from '../list/card-grid.module.css';
import { useBase } from '../use-address';
import classes from './launchpad.module.css';

/** The entry page of a bank of stations (spec 1 §2). */
export function BankLaunchpadPage() {
  const base = useBase();
  const { formatMessage: say } = useIntl();
  const { person, abilities } = useSession();
  const registered = person !== null && !person.guest;
  const { data, error, refetch } = usePage(bankLaunchpad, { params: { base } }, { refetchOnMount: 'always' });
  const ways: Way[] = [
    { to: href(stationList, { base }), id: 'launchpad.browse', Icon: IconListSearch },
    { to: href(audioPairingPage, { base }), id: 'launchpad.partner', Icon: IconHeadset },
    { to: href(aiEntry, { base }), id: 'launchpad.patients', Icon: IconMessageCircle },
    { to: href(circuitsPage, { base }), id: 'launchpad.circuits', Icon: IconRoute },
    { to: href(insightsPage, { base }), id: 'launchpad.insights', Icon: IconChartLine },
  ];
  return (
    <>
      <PageHeader
        eyebrow={<FormattedMessage id={`app.style.${base}`} />}
        title={say({ id: 'launchpad.title' })}
        lead={<FormattedMessage id={`app.style.${base}.about`} />}
        actions={
          abilities.publish && (
            <Button
              component={Link}
              to={href(stationCreate, { base })}
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              <FormattedMessage id="launchpad.write" />
            </Button>
          )
        }
      />
      <Stack gap="xl">
        {error && <ProblemNotice error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonList rows={3} height={72} gap={12} />}
        {data && <Numbers data={data} registered={registered} />}
        {data && data.suggested.length > 0 && (
          <Section
            id="launchpad-suggested"
            title={<FormattedMessage id={data.practised > 0 ? 'launchpad.suggested.next' : 'launchpad.suggested'} />}
          >
            <ul className={grid.grid}>
              {data.suggested.map((station) => (
                <li key={station.id} className={layout.cell}>
                  <StationCard station={station} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {data && data.labels.length > 0 && <Skills base={base} labels={data.labels} />}
        <Section id="launchpad-ways" title={<FormattedMessage id="launchpad.ways" />}>
          <WayCards ways={ways} label={say({ id: 'launchpad.ways' })} />
        </Section>
      </Stack>
    </>
  );
}

function Numbers({ data, registered }: { data: LaunchpadData; registered: boolean }) {
  const figures = [
    ['launchpad.stations', data.stations],
    ['launchpad.with-patient', data.patients],
    ...(registered ? ([['launchpad.practised', data.practised]] as const) : []),
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([id, count]) => (
        <div key={id} className={classes.figure}>
          <dt>
            <FormattedMessage id={id} values={{ count }} />
          </dt>
          <dd>
            <FormattedNumber value={count} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Skills({ base, labels }: { base: StationBase; labels: LaunchpadData['labels'] }) {
  return (
    <Section id="launchpad-skills" title={<FormattedMessage id="launchpad.skills" />}>
      <ul className={lists.inLine}>
        {labels.map(({ label, count }) => (
          <li key={label}>
            <Link to={href(stationList, { base }, { label })} className={classes.skill}>
              <FormattedMessage id={`stations.label.${label}`} />
              <span className={text.dimmedFigures}>
                <FormattedNumber value={count} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
