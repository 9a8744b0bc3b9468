import { IconUsersGroup } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { today } from '~/domain/learning/contract';
import { type Person, type Session } from '~/web/core/session';
import { useCall } from '~/web/live/client';
import { AsOf } from '~/web/ui/as-of';
import { LinkButton } from '~/web/ui/button';
import { lazily } from '~/web/ui/fetched';
import { PageHeader } from '~/web/ui/page-header';
import { SectionHeading } from '~/web/ui/section-heading';
import classes from './dashboard.module.css';
import { JoinCard } from './join-card';
import { StyleCards } from './style-cards';
import { Today } from './today';
import { TryCard } from './try-card';
import { useWeek } from './use-week';
import { WeekCard } from './week-card';

const FirstDay = lazily(async () => (await import('./first-day')).FirstDay, { unasked: true });

/** For somebody who is known: what to do now, how the week goes, and the way into a group. A guest sees their group, or what they may try. */
export function Dashboard({ person, group }: { person: Person; group: Session['group'] }) {
  const intl = useIntl();
  const name = person.name.split(' ')[0] ?? person.name;
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: person.guest ? 'app.home.hello' : 'app.home.welcome' }, { name })}
        lead={person.guest ? <FormattedMessage id="app.guest.note" /> : <AsOfToday />}
        actions={
          person.guest ? (
            <LinkButton to={href(register)} variant={group ? 'default' : 'filled'}>
              <FormattedMessage id="app.guest.register" />
            </LinkButton>
          ) : null
        }
      />
      {person.guest && group && (
        <section className={classes.group}>
          <IconUsersGroup size={28} stroke={1.6} aria-hidden />
          <div className={classes.groupWords}>
            <h2>
              <FormattedMessage id="app.home.group.title" />
            </h2>
            <p>
              <FormattedMessage id="app.home.group.body" values={{ station: group.station_name }} />
            </p>
          </div>
          <LinkButton to={href(lobbyPage, { pin: group.pin })}>
            <FormattedMessage id="app.group.back" />
          </LinkButton>
        </section>
      )}
      {person.guest ? (
        !group && (
          <div className={classes.practice}>
            <TryCard />
            <JoinCard />
            <section>
              <SectionHeading>
                <FormattedMessage id="app.home.browse" />
              </SectionHeading>
              <StyleCards />
            </section>
          </div>
        )
      ) : (
        <>
          <OnFirstDay />
          <div className={classes.columns}>
            <Today personId={person.id} />
            <div className={classes.beside}>
              <WeekCard />
              <JoinCard />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function OnFirstDay() {
  const { data } = useWeek();
  return (
    data?.first_day && (
      <Suspense fallback={null}>
        <FirstDay />
      </Suspense>
    )
  );
}

/** Of when the day is. */
function AsOfToday() {
  // Drawn anew when it has come.
  useCall(today, {}, { enabled: false });
  return <AsOf path={href(today)} />;
}
