import { FormattedMessage } from 'react-intl';
import text from '~/web/ui/text.module.css';
import classes from './start-bar.module.css';
import type { Group } from './use-group';

/** For everyone but the host, in the place of the start: what they wait for (spec 3 §2, group waiting screen). Who is there yet is drawn in the room. */
export function WaitingPanel({ group }: { group: Group }) {
  const host = group.members.find((member) => member.id === group.now.hostId);
  return (
    <section className={classes.bar}>
      <h2 className={text.heading}>
        <FormattedMessage id="group-practice.waiting.title" />
      </h2>
      <p className={text.dimmedText}>
        <FormattedMessage id="group-practice.waiting.lead" values={{ host: host?.name ?? '' }} />
      </p>
    </section>
  );
}
