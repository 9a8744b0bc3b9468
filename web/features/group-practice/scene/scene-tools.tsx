import { FormattedMessage } from 'react-intl';
import { inviteLink } from '~/web/parts/group-practice/invite';
import { CopyButton } from '~/web/ui/copy-button';
import { SoundSwitch } from '~/web/ui/sound/sound-switch';
import { TalkHere } from '../talk-here';
import type { Group } from '../use-group';
import classes from './tools.module.css';

/** Below the room: what is handed to those who are elsewhere, the tones, and how the group talks. */
export function SceneTools({ group }: { group: Group }) {
  return (
    <div className={classes.tools}>
      <div className={classes.buttons}>
        <CopyButton value={group.pin}>
          <FormattedMessage id="group-practice.copy.pin" />
        </CopyButton>
        <CopyButton value={inviteLink(group.pin, group.invitation)}>
          <FormattedMessage id="group-practice.copy.link" />
        </CopyButton>
        <SoundSwitch of="room" />
      </div>
      <TalkHere group={group} />
    </div>
  );
}
