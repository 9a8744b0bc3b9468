import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import type { Person, Session } from '~/web/core/session';
import { PageHeader } from '~/web/ui/page-header';
import { SectionHeading } from '~/web/ui/section-heading';
import { VoiceCard } from '~/web/ui/voice-card';
import layout from '~/web/ui/layout.module.css';
import classes from './dashboard.module.css';
import { JoinCard } from './join-card';
import { Quizzes } from './quizzes';
import { StyleCards } from './style-cards';
import { Today } from './today';
import { TryCard } from './try-card';

/** For somebody who is known: what to do today, into a group, to questions or to a station. A guest sees their group, or what they may try. */
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
          <div>
            <Today personId={person.id} />
          </div>
          <div className={classes.join}>
            <JoinCard />
          </div>
          <div className={classes.practice}>
            <Quizzes />
            <section>
              <SectionHeading>
                <FormattedMessage id="app.home.practise" />
              </SectionHeading>
              <StyleCards />
              <div className={layout.below}>
                <VoiceCard base={STATION_BASES[0]} />
              </div>
            </section>
          </div>
        </div>
      )}
    </>
  );
}
