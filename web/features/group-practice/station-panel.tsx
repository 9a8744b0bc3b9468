import { FormattedMessage } from 'react-intl';
import { baseOf } from '~/domain/stations/styles';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { StationPicker } from './station-picker';
import classes from './station-panel.module.css';
import type { Group } from './use-group';

/** The station that the group is about to practise; the host may change it. */
export function StationPanel({ group }: { group: Group }) {
  const { station, round } = group.lobby;
  return (
    <section className={classes.panel} aria-labelledby="station-heading">
      <p className={text.dimmedText}>
        <FormattedMessage id="group-practice.station.round" values={{ round }} />
      </p>
      <h2 id="station-heading" className={text.headingSecond}>
        {station.name}
      </h2>
      <p className={layout.flush}>
        <FormattedMessage id={`app.style.${baseOf(station.style)}`} />
        {station.label > 0 && (
          <>
            {' · '}
            <FormattedMessage id={`stations.label.${station.label}`} />
          </>
        )}
      </p>
      {group.isHost && (
        <StationPicker group={group} variant="default">
          <FormattedMessage id="group-practice.station.change" />
        </StationPicker>
      )}
    </section>
  );
}
