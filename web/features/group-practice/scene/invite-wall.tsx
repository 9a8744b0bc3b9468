import { FormattedMessage } from 'react-intl';
import { invitePlace } from '~/web/parts/group-practice/invite';
import { PinDigits } from '~/web/parts/group-practice/pin-digits';
import { ShowCode } from '~/web/parts/group-practice/show-code';
import text from '~/web/ui/text.module.css';
import type { Group } from '../use-group';
import classes from './wall.module.css';

/** How others get in, on the wall: the screen with the PIN, and the QR code of 128 px beside it (spec 3 §2, §9). */
export function InviteWall({ group, beats }: { group: Group; beats: number }) {
  return (
    <>
      <p className={classes.how}>
        <FormattedMessage
          id="group-practice.invite.how"
          values={{ place: <strong className={text.breakable}>{invitePlace()}</strong> }}
        />
      </p>
      <div className={classes.screen}>
        <PinDigits pin={group.pin} />
        <Heartbeat key={beats} beats={beats} />
      </div>
      <div className={classes.code}>
        <ShowCode pin={group.pin} invitation={group.invitation} members={group.members} />
      </div>
    </>
  );
}

/** On the wall of two who were brought together: what they are about to practise. */
export function StationWall({ group, beats }: { group: Group; beats: number }) {
  return (
    <div className={classes.screen}>
      <p className={classes.round}>
        <FormattedMessage id="group-practice.station.round" values={{ round: group.now.round }} />
      </p>
      <p className={classes.station}>{group.lobby.station.name}</p>
      <Heartbeat key={beats} beats={beats} />
    </div>
  );
}

/** Four places for beats, and one beat for each role that somebody has. */
function Heartbeat({ beats }: { beats: number }) {
  const line = [0, 1, 2, 3].map((place) => (place < beats ? 'h24 l6 6 l9 -22 l9 26 l7 -10 h25' : 'h80')).join(' ');
  return (
    <svg className={classes.heart} viewBox="0 0 320 32" preserveAspectRatio="none" aria-hidden focusable="false">
      <path d={`M0 17 ${line}`} />
    </svg>
  );
}
