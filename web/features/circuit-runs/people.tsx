import { Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { HostMark, PresenceMark } from '~/web/ui/person-marks';
import { RoleMark } from '~/web/ui/role-mark';
import { useNews } from '~/web/ui/use-news';
import classes from './people.module.css';

/** Everybody in the run; who just came stands out for a moment. */
export function People({ run, me }: { run: RunSnapshot; me: number }) {
  const { joined } = useNews(run.members);
  return (
    <>
      <Title order={2} id="people">
        <FormattedMessage id="circuit-runs.people" values={{ count: run.members.length }} />
      </Title>
      <ul className={classes.people} aria-labelledby="people">
        {run.members.map((member) => (
          <li
            key={member.id}
            className={classes.person}
            data-arrived={joined.some(({ id }) => id === member.id) || undefined}
          >
            <PersonAvatar name={member.name} avatar={member.avatar} size={40} />
            <span className={classes.words}>
              <span className={classes.name}>{member.name}</span>
              <span className={classes.facts}>
                <PresenceMark presence={member.presence} />
                {member.id === run.host_id && <HostMark />}
                {member.id === me ? (
                  <FormattedMessage id="group-practice.people.you" />
                ) : (
                  member.guest && <FormattedMessage id="group-practice.people.guest" />
                )}
              </span>
            </span>
            {run.round > 0 && member.role !== 'none' && <RoleMark role={member.role} />}
          </li>
        ))}
      </ul>
    </>
  );
}
