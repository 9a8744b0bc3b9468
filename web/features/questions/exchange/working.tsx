import { Button, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportSnapshot } from '~/domain/questions/exchange/contract';
import text from '~/web/ui/text.module.css';
import layout from '~/web/ui/layout.module.css';
import shared from './exchange.module.css';
import classes from './working.module.css';
import { useProgress } from './progress-of';

interface Props {
  snapshot: ImportSnapshot;
  cancelling: boolean;
  onCancel: () => void;
}

/** How far the reading or the taking is, or why it stands still. While it is being read nobody knows how much there is. */
export function Working({ snapshot, cancelling, onCancel }: Props) {
  const { state, done, total, refused } = snapshot;
  const { formatMessage: say } = useIntl();
  const progress = useProgress(snapshot);
  const reading = state === 'reading';
  const known = total > 0;
  return (
    <section className={shared.card}>
      <div
        className={`${layout.track} ${classes.bar}`}
        data-unknown={known ? undefined : true}
        data-still={progress.kind === 'working' ? undefined : true}
        role="progressbar"
        aria-label={say({ id: reading ? 'questions.import.reading' : 'questions.import.taking' })}
        aria-valuemin={0}
        aria-valuemax={known ? total : undefined}
        aria-valuenow={known ? done : undefined}
        aria-valuetext={known ? undefined : say({ id: 'questions.import.read' }, { done, refused })}
      >
        <span style={known ? { width: `${(100 * done) / total}%` } : undefined} />
      </div>
      <Text role="status" fw={600} className={text.figures}>
        {progress.kind === 'waiting' ? (
          <FormattedMessage id="questions.import.waiting" values={{ place: progress.place }} />
        ) : (
          <FormattedMessage
            id={reading ? 'questions.import.read' : 'questions.import.taken'}
            values={{ done, total, refused }}
          />
        )}
      </Text>
      {progress.kind === 'interrupted' && (
        <Text className={classes.interrupted}>
          <IconPlugConnectedX size={18} aria-hidden />
          <FormattedMessage id="questions.import.interrupted" values={{ seconds: progress.seconds }} />
        </Text>
      )}
      <Text c="dimmed" size="sm">
        <FormattedMessage id={reading ? 'questions.import.reading.about' : 'questions.import.taking.about'} />
      </Text>
      {reading && (
        <div className={layout.toolbarStacked}>
          <Button variant="default" loading={cancelling} onClick={onCancel}>
            <FormattedMessage id="questions.import.cancel" />
          </Button>
        </div>
      )}
    </section>
  );
}
