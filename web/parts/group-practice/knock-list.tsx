import { IconDoor } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './knock-list.module.css';
import { useKnocks } from './use-knocks';

/** Shown at once: under an attack many may ask, and the group is below. */
const SHOWN = 4;

/** For the host in the lobby: who typed the PIN while no PIN is looked up, and asks to come in. Takes no room while nobody does. */
export function KnockList({ pin }: { pin: string }) {
  const intl = useIntl();
  const heading = useId();
  const { knocks, answering, answer } = useKnocks(pin);
  const [asked, setAll] = useState(false);
  // A button for one more would take as much room as that one.
  const all = asked || knocks.length <= SHOWN + 1;
  if (knocks.length === 0) return null;
  return (
    <section className={layout.step} aria-labelledby={heading}>
      <div className={layout.wordsColumn}>
        <h2 id={heading} className={`${text.headingSecond} ${layout.row}`}>
          <IconDoor size={22} aria-hidden />
          <FormattedMessage id="group-practice.knocks.title" values={{ count: knocks.length }} />
        </h2>
        <p className={text.dimmedText}>
          <FormattedMessage id="group-practice.knocks.lead" />
        </p>
      </div>
      <ul className={lists.ofCards}>
        {(all ? knocks : knocks.slice(0, SHOWN)).map(({ id, name }) => (
          <li key={id} className={layout.endsWide}>
            <span className={classes.name}>{name}</span>
            <span className={layout.toolbar}>
              <Button
                disabled={answering}
                aria-label={intl.formatMessage({ id: 'group-practice.knocks.let-in-whom' }, { name })}
                onClick={() => answer(id, true)}
              >
                <FormattedMessage id="group-practice.knocks.let-in" />
              </Button>
              <Button
                variant="default"
                disabled={answering}
                aria-label={intl.formatMessage({ id: 'group-practice.knocks.send-away-whom' }, { name })}
                onClick={() => answer(id, false)}
              >
                <FormattedMessage id="group-practice.knocks.send-away" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {!all && (
        <Button variant="subtle" className={classes.more} onClick={() => setAll(true)}>
          <FormattedMessage id="group-practice.knocks.show" values={{ count: knocks.length - SHOWN }} />
        </Button>
      )}
    </section>
  );
}
