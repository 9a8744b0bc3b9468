import { Button, Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMPORT_SILENT_MS, type ImportSnapshot } from '~/domain/flashcards/exchange/contract';
import { useServerClock } from '~/web/ui/timer/use-server-clock';
import layout from '~/web/ui/layout.module.css';
import classes from './exchange.module.css';

const TICK = 500;

/** Whether a worker that was at it has fallen silent: another one goes on within seconds. */
function useSilence({ worked_at, server_time }: ImportSnapshot): boolean {
  const clock = useServerClock(server_time);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  return worked_at !== null && Math.max(now, server_time) - worked_at > IMPORT_SILENT_MS;
}

interface Props {
  snapshot: ImportSnapshot;
  cancelling: boolean;
  onCancel: () => void;
}

/** How far an import is, or an undoing. */
export function ImportWorking({ snapshot, cancelling, onCancel }: Props) {
  const { formatMessage: say } = useIntl();
  const silent = useSilence(snapshot);
  const { state, done, total } = snapshot;
  const words = say({ id: `flashcards.exchange.working.${state}` }, { done, total });
  return (
    <section className={classes.card}>
      <Progress.Root size="lg">
        <Progress.Section
          value={total > 0 ? (100 * Math.min(done, total)) / total : 0}
          aria-label={say({ id: `flashcards.exchange.heading.${state}` })}
          animated={!silent}
        />
      </Progress.Root>
      <Text role="status" fw={600}>
        {words}
      </Text>
      <Text size="sm" c="dimmed">
        <FormattedMessage id={silent ? 'flashcards.exchange.silent' : 'flashcards.exchange.working.about'} />
      </Text>
      {state !== 'undoing' && (
        <div className={layout.toolbarStacked}>
          <Button variant="default" h={48} loading={cancelling} onClick={onCancel}>
            <FormattedMessage id="flashcards.exchange.cancel" />
          </Button>
        </div>
      )}
    </section>
  );
}
