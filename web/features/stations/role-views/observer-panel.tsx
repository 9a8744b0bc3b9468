import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Output } from '~/domain/kit/contract';
import { studentView } from '~/domain/stations/role-views-contract';
import { useAction } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import text from '~/web/ui/text.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import { Checklist } from '../examiner/checklist';
import { useStationAddress } from '../use-address';
import { type ObserverTick, unsentTicks } from './unsent-ticks';
import classes from './role-frame.module.css';
import { useSession } from '~/web/core/session';

type Opened = Output<typeof studentView.actions.open_checklist>;
const NOBODY: ReadonlyMap<number, string> = new Map();

/** What an observer does: they tick along for themselves, and compare with the examiner afterwards. */
export function ObserverPanel({ pin, round, opened }: { pin: string; round: number; opened: boolean }) {
  const { base, slug } = useStationAddress();
  const at = { params: { base, slug }, query: { pin } };
  const open = useAction(studentView, 'open_checklist', at);
  const { mutate } = open;
  // Who had opened it before need not be asked again.
  useEffect(() => {
    if (opened) mutate({});
  }, [opened, mutate]);

  if (open.data) return <Sheet key={round} pin={pin} round={round} sheet={open.data} />;
  return (
    <section className={`${classes.text} ${classes.observer}`} aria-labelledby="observer">
      <h2 id="observer" className={classes.observe}>
        <FormattedMessage id="stations.observe.title" />
      </h2>
      <p className={classes.observing}>
        <FormattedMessage id="stations.observe.about" />
      </p>
      {open.error && <ProblemNotice error={open.error} />}
      <Button variant="default" loading={open.isPending} onClick={() => mutate({})}>
        <FormattedMessage id="stations.observe.open" />
      </Button>
    </section>
  );
}

function Sheet({ pin, round, sheet }: { pin: string; round: number; sheet: Opened }) {
  const { base, slug } = useStationAddress();
  const personId = useSession().person?.id ?? 0;
  const [device] = useState(() => unsentTicks(personId, pin, round));
  const [known, setKnown] = useState<readonly number[]>(sheet.ticked);
  const [unsent, setUnsent] = useState(() => device.read());
  const save = useAction(studentView, 'observer_ticks', { params: { base, slug }, query: { pin } });
  const waiting = useRef(unsent);
  const busy = useRef(false);
  const put = (changes: ObserverTick[]) => {
    waiting.current = changes;
    device.write(changes);
    setUnsent(changes);
  };
  // One request after the other; each is answered what all devices ticked.
  async function send() {
    if (busy.current) return;
    busy.current = true;
    try {
      while (waiting.current.length > 0) {
        const sent = waiting.current;
        const answer = await save.mutateAsync({ changes: sent });
        setKnown(answer.ticked);
        put(waiting.current.filter((one) => !sent.includes(one)));
      }
    } catch {
      // Shown below, with a way to try again.
    } finally {
      busy.current = false;
    }
  }
  const sendLeft = useEffectEvent(() => void send());
  useEffect(() => sendLeft(), []);
  const ticked = new Set(known);
  for (const { item_id, on } of unsent) {
    if (on) ticked.add(item_id);
    else ticked.delete(item_id);
  }
  const toggle = (item_id: number) => {
    put([...waiting.current.filter((one) => one.item_id !== item_id), { item_id, on: !ticked.has(item_id) }]);
    void send();
  };
  return (
    <section className={classes.observer} aria-labelledby="observer">
      <h2 id="observer" className={classes.observe}>
        <FormattedMessage id="stations.observe.sheet" />
      </h2>
      <p className={text.dimmedAbove}>
        <FormattedMessage id="stations.observe.private" />
      </p>
      {save.error && <ProblemNotice error={save.error} onRetry={() => void send()} />}
      <Checklist sections={sheet.sections} ticked={ticked} authors={NOBODY} onToggle={toggle} />
    </section>
  );
}
