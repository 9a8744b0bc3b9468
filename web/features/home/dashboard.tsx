import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import type { Person, Session } from '~/web/core/session';
import { PageHeader } from '~/web/ui/page-header';
import { SectionHeading } from '~/web/ui/section-heading';
import classes from './dashboard.module.css';
import { JoinCard } from './join-card';
import { StyleCards } from './style-cards';
import { Today } from './today';
import { TryCard } from './try-card';
import { WeekCard } from './week-card';

/** For somebody who is known: what to do now, how the week goes, and the way into a group. A guest sees their group, or what they may try. */
export function Dashboard({ person, group }: { person: Person; group: Session['group'] }) {
  const intl = useIntl();
  const name = person.name.split(' ')[0] ?? person.name;
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: person.guest ? 'app.home.hello' : 'app.home.welcome' }, { name })}
        lead={person.guest && <FormattedMessage id="app.guest.note" />}
        actions={
          person.guest ? (
            <Button component={Link} to={href(register)} variant={group ? 'default' : 'filled'}>
              <FormattedMessage id="app.guest.register" />
            </Button>
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
          <Button component={Link} to={href(lobbyPage, { pin: group.pin })}>
            <FormattedMessage id="app.group.back" />
          </Button>
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
        <div className={classes.columns}>
          <Today personId={person.id} />
          <div className={classes.beside}>
            <WeekCard />
            <JoinCard />
          </div>
        </div>
      )}
    </>
  );
}
