import { Text, Title } from '@mantine/core';
import { IconClipboardCheck, IconDeviceTablet, IconUserHeart, IconStethoscope, IconUser } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { checklistView } from '~/domain/stations/checklist-contract';
import { patientView, studentView } from '~/domain/stations/role-views-contract';
import type { StationEntryData } from '~/domain/stations/contract';
import { defaultMinutes } from '~/domain/stations/countdown';
import { baseOf } from '~/domain/stations/styles';
import { ALONE } from '../examiner/alone';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './entry-page.module.css';
import { useTrial } from './use-trial';

/** The role views without a session: one device each, or one handed round. */
export function OnThisDevice({
  station,
  trial,
  pin,
}: {
  station: StationEntryData['station'];
  trial: StationEntryData['trial'];
  pin: string | undefined;
}) {
  const { tryFirst, hint, problem } = useTrial(station, pin ? undefined : trial);
  const address = { base: baseOf(station.style), slug: station.slug };
  const checklist = href(checklistView, address, { pin });
  const views = [
    { role: 'examiner', Icon: IconClipboardCheck, to: checklist, minutes: station.examiner_minutes },
    {
      role: 'patient',
      Icon: IconUserHeart,
      to: href(patientView, address, { pin }),
      minutes: station.examiner_minutes,
    },
    {
      role: 'student',
      Icon: IconStethoscope,
      to: href(studentView, address, { pin }),
      minutes: station.candidate_minutes,
    },
    ...(pin
      ? []
      : [
          {
            role: 'alone',
            Icon: IconUser,
            to: href(checklistView, address, { [ALONE]: true }),
            minutes: defaultMinutes('single_player', station),
          },
        ]),
  ];

  return (
    <section className={classes.way} aria-labelledby="on-this-device">
      <div className={layout.rowWide}>
        <span className={classes.wayIcon}>
          <IconDeviceTablet size={22} aria-hidden />
        </span>
        <Title order={2} size="h3" id="on-this-device">
          <FormattedMessage id="stations.entry.device.title" />
        </Title>
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        <FormattedMessage id="stations.entry.device.about" />
      </Text>
      {hint && (
        <Text size="sm" mt="sm">
          <FormattedMessage id={hint} />
        </Text>
      )}
      {problem && <ProblemNotice error={problem} />}
      <ul className={lists.below}>
        {views.map(({ role, Icon, to, minutes }) => (
          <li key={role}>
            <Link to={to} className={classes.view} data-role={role} onClick={tryFirst(to)}>
              <Icon size={20} aria-hidden />
              <span className={text.strong}>
                <FormattedMessage id={`stations.entry.as.${role}`} />
              </span>
              {minutes > 0 && (
                <span className={classes.minutes}>
                  <FormattedNumber value={minutes} style="unit" unit="minute" unitDisplay="short" />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
