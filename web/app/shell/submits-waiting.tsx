import { IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { actsOf, runActs, type ActOutcome, type KeptAct } from '~/web/drafts/act-outbox';
import { outboxOf, runOutbox } from '~/web/drafts/submit-outbox';
import { useProblemMessage } from '~/web/ui/problem';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/toast';
import { useStable } from '~/web/ui/use-stable';
import classes from './submits-waiting.module.css';

/** Sends submits and acts that were made without a network, on any page, and says that they wait. */
export function SubmitsWaiting({ personId }: { personId: number }) {
  const { formatMessage: say } = useIntl();
  const problemMessage = useProblemMessage();
  const outbox = outboxOf(personId);
  const { entries, connection } = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  const ended = useStable((name: string, problem: Error | null) => {
    if (problem)
      showToast(problemMessage(problem), {
        title: say({ id: 'stations.submit.kept.refused' }, { name }),
        tone: 'failure',
        stays: true,
      });
    else showToast(say({ id: 'stations.submit.kept.sent' }, { name }));
  });
  useEffect(
    () => runOutbox(personId, (entry, outcome) => ended(entry.name, outcome.ok ? null : outcome.problem)),
    [personId, ended],
  );
  const acts = actsOf(personId);
  const done = useSyncExternalStore(acts.subscribe, acts.snapshot);
  const settled = useStable((act: KeptAct, outcome: ActOutcome) => {
    if (act.station !== undefined) return ended(act.station, outcome.ok ? null : outcome.problem);
    if (outcome.ok) return;
    const reason = problemMessage(outcome.problem);
    showToast(act.text === undefined ? reason : say({ id: 'app.acts.refused.text' }, { reason, text: act.text }), {
      title: say({ id: 'app.acts.refused' }),
      tone: 'failure',
      stays: true,
    });
  });
  useEffect(() => {
    const forget = acts.handleRest(settled);
    const stop = runActs(personId);
    return () => {
      forget();
      stop();
    };
  }, [acts, personId, settled]);
  const shown = entries.length > 0 && connection !== 'online';
  const waiting = done.connection === 'online' ? 0 : done.entries.length;
  return (
    <div role="status">
      {shown && (
        <div className={`no-print ${classes.banner}`}>
          <IconDeviceMobile size={20} aria-hidden />
          <p className={classes.words}>
            <FormattedMessage id="stations.submit.kept" values={{ name: entries.map(({ name }) => name).join(', ') }} />
          </p>
          <Button variant="default" size="small" onClick={outbox.retry}>
            <FormattedMessage id="stations.submit.kept.send" />
          </Button>
        </div>
      )}
      {waiting > 0 && (
        <div className={`no-print ${classes.banner}`}>
          <IconDeviceMobile size={20} aria-hidden />
          <p className={classes.words}>
            <FormattedMessage id="app.acts.waiting" values={{ count: waiting }} />
          </p>
          <Button variant="default" size="small" onClick={acts.retry}>
            <FormattedMessage id="app.acts.send" />
          </Button>
        </div>
      )}
    </div>
  );
}
