import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnnounce } from '~/web/ui/announcer';
import { WardScene } from '~/web/ui/art/ward-scene';
import { usePageTitle } from '~/web/ui/page-title';
import { playCount } from '~/web/ui/sound/cues';
import type { Group } from '../use-group';
import { castOf } from '~/web/ui/art/cast-of';
import classes from './start-count.module.css';

/** The last seconds before the views open, on every screen at once. Who learns of the start later does not see it. */
export function StartCount({ seconds, group }: { seconds: number; group: Group }) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  usePageTitle(say({ id: 'group-practice.title.lobby' }));
  const words = say({ id: 'group-practice.scene.starts' }, { station: group.lobby.station.name });
  useEffect(() => announce(words), [announce, words]);
  useEffect(() => playCount(), [seconds]);
  return (
    <div className={classes.count}>
      <div className={classes.screen}>
        <h1 className={classes.station} tabIndex={-1}>
          <FormattedMessage id="group-practice.scene.starts" values={{ station: group.lobby.station.name }} />
        </h1>
        <span key={seconds} className={classes.seconds} aria-hidden>
          {seconds}
        </span>
      </div>
      <WardScene className={classes.drawing} low cast={castOf(group.members)} />
    </div>
  );
}
