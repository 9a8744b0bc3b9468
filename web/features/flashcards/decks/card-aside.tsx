import { IconFlag3, IconFlag3Filled } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '~/web/ui/button';
import { Dialog } from '~/web/ui/dialog';
import { Hint } from '~/web/ui/hint';
import text from '~/web/ui/text.module.css';
import { CardMarks } from '../review/card-marks';
import flags from '../review/card-marks.module.css';
import { useMarks } from '../review/use-marks';
import classes from './decks.module.css';

interface Props {
  id: number;
  suspended: boolean;
  buried: boolean;
  flag: number;
}

/** How a card is set aside and flagged by the person, and the way to change it. */
export function CardAside({ id, ...sent }: Props) {
  const { formatMessage: say } = useIntl();
  const [open, setOpen] = useState(false);
  const [marks, setMarks] = useState(sent);
  const send = useMarks();
  const change = (what: Partial<typeof marks>) => {
    send(id, what);
    setMarks({ ...marks, ...what });
  };
  const label = say({ id: 'flashcards.card.marks' });
  const Icon = marks.flag > 0 ? IconFlag3Filled : IconFlag3;
  return (
    <div className={classes.aside}>
      {(['suspended', 'buried'] as const).map(
        (kind) =>
          marks[kind] && (
            <span key={kind} className={text.dimmed}>
              <FormattedMessage id={`flashcards.aside.${kind}.done`} />
            </span>
          ),
      )}
      <Hint label={label}>
        <IconButton
          className={classes.flagButton}
          tone="gray"
          aria-label={marks.flag > 0 ? `${label}: ${say({ id: `flashcards.flag.${marks.flag}` })}` : label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon size={20} aria-hidden {...(marks.flag > 0 && { className: flags.colour, 'data-flag': marks.flag })} />
        </IconButton>
      </Hint>
      {open && (
        <Dialog closable onClose={() => setOpen(false)} title={label}>
          <CardMarks
            flag={marks.flag}
            aside={marks}
            onFlag={(flag) => change({ flag })}
            onAside={(kind, on) => {
              change({ [kind]: on });
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
