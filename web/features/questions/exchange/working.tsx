import { Button, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportSnapshot } from '../../../../domain/questions/exchange-contract';
import classes from './exchange.module.css';

interface Props {
  snapshot: ImportSnapshot;
  cancelling: boolean;
  onCancel: () => void;
}

/** How far the reading or the taking is. While it is being read nobody knows how much there is. */
export function Working({ snapshot: { state, done, total, refused }, cancelling, onCancel }: Props) {
  const { formatMessage: say } = useIntl();
  const reading = state === 'reading';
  const known = total > 0;
  return (
    <section className={classes.card}>
      <div
        className={classes.bar}
        data-unknown={known ? undefined : true}
        role="progressbar"
        aria-label={say({ id: reading ? 'questions.import.reading' : 'questions.import.taking' })}
        aria-valuemin={0}
        aria-valuemax={known ? total : undefined}
        aria-valuenow={known ? done : undefined}
        aria-valuetext={known ? undefined : say({ id: 'questions.import.read' }, { done, refused })}
      >
        <span style={known ? { width: `${(100 * done) / total}%` } : undefined} />
      </div>
      <Text role="status" fw={600} className={classes.figure}>
        <FormattedMessage id={reading ? 'questions.import.read' : 'questions.import.taken'} values={{ done, total, refused }} />
      </Text>
      <Text c="dimmed" size="sm">
        <FormattedMessage id={reading ? 'questions.import.reading.about' : 'questions.import.taking.about'} />
      </Text>
      {reading && (
        <div className={classes.buttons}>
          <Button variant="default" loading={cancelling} onClick={onCancel}>
            <FormattedMessage id="questions.import.cancel" />
          </Button>
        </div>
      )}
    </section>
  );
}
