import { FormattedMessage } from 'react-intl';
import { FinishBurst } from '~/web/ui/art/finish-burst';
import { LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './group.module.css';
import { Participants } from './participants';
import { StationPicker } from './station-picker';
import type { Group } from './use-group';
import { summaryOf } from './where-to';

/** After a round: its summary, and for the host the next station with the same group and PIN. */
export function CompletePanel({ group }: { group: Group }) {
  const result = summaryOf(group.now, group.pin);
  return (
    <>
      <section className={`${layout.step} ${classes.panel}`}>
        <div className={layout.rowWide}>
          <FinishBurst size={80} />
          <div className={layout.wordsColumn}>
            <h2 className={text.headingSecond}>
              <FormattedMessage id="group-practice.complete.title" values={{ round: group.now.round }} />
            </h2>
            <p className={layout.flush}>
              <FormattedMessage
                id={group.isHost ? 'group-practice.complete.lead-host' : 'group-practice.complete.lead'}
                values={{ station: group.lobby.station.name }}
              />
            </p>
          </div>
        </div>
        <div className={layout.acts}>
          {group.isHost && (
            <StationPicker group={group}>
              <FormattedMessage id="group-practice.station.next" />
            </StationPicker>
          )}
          {result && (
            <LinkButton variant={group.isHost ? 'default' : 'filled'} to={result}>
              <FormattedMessage id="group-practice.complete.summary" />
            </LinkButton>
          )}
        </div>
      </section>
      <Participants group={group} members={group.members} />
    </>
  );
}
