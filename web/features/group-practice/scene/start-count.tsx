import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnnounce } from '~/web/ui/announcer';
import { WardScene } from '~/web/ui/art/ward-scene';
import { usePageTitle } from '~/web/ui/page-title';
import { playCount } from '~/web/ui/sound/cues';
import type { Group } from '../use-group';
import { castOf } from '~/web/ui/art/cast-of';
import classes from './start-count.module.css';

/** What is behind it cannot be seen. */
const stay = (event: KeyboardEvent) => event.key === 'Tab' && event.preventDefault();

/** The last seconds before the views open, on every screen at once. Who learns of the start later does not see it. */
export function StartCount({ seconds, group }: { seconds: number; group: Group }) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  usePageTitle(say({ id: 'group-practice.title.lobby' }));
  const heading = useRef<HTMLHeadingElement>(null);
  // The lobby is gone, and what had the focus with it. Behind a dialog the heading cannot take it.
  const begin = useEffectEvent(() => {
    heading.current?.focus();
    if (document.activeElement !== heading.current)
      announce(say({ id: 'group-practice.scene.starts' }, { station: group.lobby.station.name }));
  });
  useEffect(() => begin(), []);
  useEffect(() => playCount(), [seconds]);
  return (
    <div className={classes.count} onKeyDown={stay}>
      <div className={classes.screen}>
        <h1 ref={heading} className={classes.station} tabIndex={-1}>
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
