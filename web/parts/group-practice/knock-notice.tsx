import { IconDoor } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import classes from './knock-notice.module.css';
import { useKnocks } from './use-knocks';

/** Shown at once. The others follow as they are answered, so that the notice never takes the screen from the checklist. */
const SHOWN = 1;

/** In the views of a group, for its host: who asks to come in, in a line of its own that covers nothing. The lobby has `KnockList`. */
export function KnockNotice({ pin, isHost }: { pin: string; isHost: boolean }) {
  const intl = useIntl();
  const { knocks, answering, answer } = useKnocks(pin, { enabled: isHost });
  if (knocks.length === 0) return null;
  const more = knocks.length - SHOWN;

  return (
    <section
      className={`no-print ${classes.notice}`}
      aria-label={intl.formatMessage({ id: 'group-practice.knocks.title' }, { count: knocks.length })}
    >
      {knocks.slice(0, SHOWN).map(({ id, name }) => (
        <div key={id} className={layout.endsWide}>
          <span className={classes.who}>
            <IconDoor size={18} aria-hidden className={layout.signOfText} />
            <span>
              <FormattedMessage id="group-practice.knocks.news" values={{ name }} />
            </span>
          </span>
          <span className={layout.buttons}>
            <Button
              size="small"
              className={classes.answer}
              disabled={answering}
              aria-label={intl.formatMessage({ id: 'group-practice.knocks.let-in-whom' }, { name })}
              onClick={() => answer(id, true)}
            >
              <FormattedMessage id="group-practice.knocks.let-in" />
            </Button>
            <Button
              size="small"
              className={classes.answer}
              variant="default"
              disabled={answering}
              aria-label={intl.formatMessage({ id: 'group-practice.knocks.send-away-whom' }, { name })}
              onClick={() => answer(id, false)}
            >
              <FormattedMessage id="group-practice.knocks.send-away" />
            </Button>
          </span>
        </div>
      ))}
      {more > 0 && (
        <span className={classes.more}>
          <FormattedMessage id="group-practice.knocks.more" values={{ count: more }} />
        </span>
      )}
    </section>
  );
}
