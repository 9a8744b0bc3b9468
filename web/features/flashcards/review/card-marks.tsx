import { IconFlag3Filled, IconMoon, IconPlayerPause } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FLAGS } from '~/domain/flashcards/contract';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './card-marks.module.css';
import type { Aside } from './use-marks';

interface Props {
  flag: number;
  /** What the card is set aside by; it can be taken back here. */
  aside?: Partial<Record<Aside, boolean>>;
  onFlag: (flag: number) => void;
  onAside: (kind: Aside, on: boolean) => void;
}

const WAYS = [
  { kind: 'buried', icon: IconMoon, shortcut: '-' },
  { kind: 'suspended', icon: IconPlayerPause, shortcut: '!' },
] as const;

/** Sets a card aside, or flags it in one of seven colours. */
export function CardMarks({ flag, aside = {}, onFlag, onAside }: Props) {
  return (
    <div className={layout.stackMedium}>
      {WAYS.map(({ kind, icon: Icon, shortcut }) => (
        <div key={kind}>
          <Button
            variant="default"
            className={classes.way}
            before={<Icon size={20} aria-hidden />}
            onClick={() => onAside(kind, !aside[kind])}
            aria-keyshortcuts={shortcut}
          >
            <FormattedMessage id={`flashcards.aside.${kind}${aside[kind] ? '.back' : ''}`} />
          </Button>
          {!aside[kind] && (
            <p className={text.dimmed}>
              <FormattedMessage id={`flashcards.aside.${kind}.about`} />
            </p>
          )}
        </div>
      ))}
      <FlagChoice flag={flag} onFlag={onFlag} />
    </div>
  );
}

export const FlagMark = ({ flag, size = 22 }: { flag: number; size?: number }) => (
  <IconFlag3Filled size={size} aria-hidden data-flag={flag} className={classes.colour} />
);

/** No flag, or one of seven colours. */
export function FlagChoice({ flag, onFlag }: Pick<Props, 'onFlag'> & { flag: number | null }) {
  const { formatMessage: say } = useIntl();
  return (
    <div role="radiogroup" aria-label={say({ id: 'flashcards.flag' })} className={classes.flags}>
      {FLAGS.map((one) => (
        <label key={one} className={classes.flag}>
          <input
            type="radio"
            name="flag"
            className={text.unseen}
            checked={one === flag}
            data-autofocus={one === (flag ?? 0) || undefined}
            onChange={() => onFlag(one)}
          />
          <FlagMark flag={one} />
          <FormattedMessage id={`flashcards.flag.${one}`} />
        </label>
      ))}
    </div>
  );
}
