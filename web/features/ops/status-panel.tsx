import { Button, Text, Title } from '@mantine/core';
import { useIntl } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { assess, type Finding } from '~/domain/ops/assess';
import type { OpsSnapshot } from '~/domain/ops/contract';
import { SeverityMark } from './severity-mark';
import { useQueueWords } from './use-queue-words';
import layout from '~/web/ui/layout.module.css';
import classes from './ops.module.css';

/** One look: is anything wrong, where, and whom does it hurt. */
export function StatusPanel({
  snapshot,
  onShowFailed,
}: {
  snapshot: OpsSnapshot;
  onShowFailed: (queue: string) => void;
}) {
  const { formatMessage } = useIntl();
  const { nameOf, hurtsOf } = useQueueWords();
  const findings = assess(snapshot);
  const worst = findings[0]?.severity ?? 'well';
  const sentenceOf = ({ code, queue, value }: Finding) =>
    formatMessage({ id: `ops.finding.${code}` }, { queue: queue ? nameOf(queue) : '', value: value ?? 0 });
  const hurts = ({ code, queue }: Finding) => (queue ? hurtsOf(queue) : formatMessage({ id: `ops.hurts.${code}` }));

  return (
    <section className={classes.status} data-severity={worst} aria-labelledby="ops-status">
      <div role="status">
        <SeverityMark severity={worst} />
        <Title order={2} id="ops-status" mt={4}>
          {findings[0] ? sentenceOf(findings[0]) : <FormattedMessage id="ops.well" />}
        </Title>
        {findings[0] ? (
          <Text mt={4}>{hurts(findings[0])}</Text>
        ) : (
          <Text mt={4} c="dimmed">
            <FormattedMessage id="ops.well.detail" values={{ people: snapshot.people?.lobbies ?? 0 }} />
          </Text>
        )}
      </div>
      {findings[0]?.code === 'jobs-failed' && <ShowFailed queue={findings[0].queue!} onShow={onShowFailed} />}
      {findings.length > 1 && (
        <ul className={classes.findings}>
          {findings.slice(1).map((finding) => (
            <li key={`${finding.code} ${finding.queue}`}>
              <SeverityMark severity={finding.severity} />
              <div className={layout.basis260}>
                <Text fw={600}>{sentenceOf(finding)}</Text>
                <Text size="sm" c="dimmed">
                  {hurts(finding)}
                </Text>
              </div>
              {finding.code === 'jobs-failed' && <ShowFailed queue={finding.queue!} onShow={onShowFailed} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ShowFailed = ({ queue, onShow }: { queue: string; onShow: (queue: string) => void }) => (
  <Button className={classes.showFailed} onClick={() => onShow(queue)}>
    <FormattedMessage id="ops.show-failed" />
  </Button>
);
