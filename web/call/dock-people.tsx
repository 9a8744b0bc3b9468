import { VisuallyHidden } from '@mantine/core';
import { IconMicrophoneOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PersonAvatar } from '../ui/person-avatar';
import type { GroupCall } from './call-context';
import classes from './call-dock.module.css';

/** Who is in the call: who speaks has a ring, who is muted a sign. */
export function DockPeople({ call: { call, lobby, state, me } }: { call: GroupCall }) {
  const intl = useIntl();
  return (
    <ul className={classes.people} aria-label={intl.formatMessage({ id: 'call.people' })}>
      {call?.participants.map((each) => {
        const own = each.connection_id === state.connectionId;
        const muted = own ? state.muted || state.listening : each.muted;
        const phase = state.links.get(each.connection_id);
        const waiting = !own && state.phase !== 'out' && phase !== undefined && phase !== 'connected';
        return (
          <li
            key={each.connection_id}
            className={classes.person}
            data-speaking={state.speaking.has(each.connection_id) || undefined}
            data-waiting={waiting || undefined}
            title={each.name}
          >
            <span className={classes.picture}>
              <PersonAvatar
                name={each.name}
                avatar={lobby?.members.find((member) => member.id === each.person_id)?.avatar ?? ''}
                size={36}
              />
              {muted && <IconMicrophoneOff size={14} className={classes.mutedSign} aria-hidden />}
            </span>
            <span className={classes.name}>
              {each.person_id === me ? <FormattedMessage id="call.you" /> : each.name}
            </span>
            <VisuallyHidden>
              {muted && <FormattedMessage id="call.is-muted" />}{' '}
              {state.speaking.has(each.connection_id) && <FormattedMessage id="call.is-speaking" />}
            </VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
