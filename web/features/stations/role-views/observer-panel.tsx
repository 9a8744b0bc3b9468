import { Button, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Output } from '~/domain/kit/contract';
import { studentView } from '~/domain/stations/role-views-contract';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { Checklist } from '../examiner/checklist';
import { useStationAddress } from '../use-address';
import { unsentTicks } from './unsent-ticks';
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
    <section className={classes.text} aria-labelledby="observer">
      <h2 id="observer" className={classes.observe}>
        <FormattedMessage id="stations.observe.title" />
      </h2>
      <Text mb="md">
        <FormattedMessage id="stations.observe.about" />
      </Text>
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
  const [unsent] = useState(() => unsentTicks(personId, pin, round));
  const [left] = useState(() => unsent.read());
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(left ?? sheet.ticked));
  const save = useAction(studentView, 'observer_ticks', { params: { base, slug }, query: { pin } });
  // One after the other, and the last of them is what is kept.
  const latest = useRef<number[] | null>(null);
  const busy = useRef(false);
  async function keep(ids: number[]) {
    latest.current = ids;
    unsent.write(ids);
    if (busy.current) return;
    busy.current = true;
    try {
      while (latest.current) {
        const sent: number[] = latest.current;
        latest.current = null;
        await save.mutateAsync({ ticked: sent });
      }
      unsent.write(null);
    } catch {
      // Shown below, with a way to try again.
    } finally {
      busy.current = false;
    }
  }
  const sendLeft = useEffectEvent(() => {
    if (left) void keep(left);
  });
  useEffect(() => sendLeft(), []);
  const toggle = (id: number) => {
    const now = new Set(ticked);
    if (!now.delete(id)) now.add(id);
    setTicked(now);
    void keep([...now]);
  };
  return (
    <section aria-labelledby="observer">
      <h2 id="observer" className={classes.observe}>
        <FormattedMessage id="stations.observe.sheet" />
      </h2>
      <Text size="sm" c="dimmed" mb="sm">
        <FormattedMessage id="stations.observe.private" />
      </Text>
      {save.error && <ProblemNotice error={save.error} onRetry={() => void keep([...ticked])} />}
      <Checklist sections={sheet.sections} ticked={ticked} authors={NOBODY} onToggle={toggle} />
    </section>
  );
}
