import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { THRESHOLDS } from '~/domain/ops/assess';
import { aWorker } from '~/infra/tooling/testing/worker';
import { openWorld } from '~/infra/tooling/testing/world';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; hurts: string };
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const world = openWorld();
const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');
const rules = (parse(read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(read('grafana/dashboard.json')) as Dashboard;

/** The series that are exposed, histograms by each of theirs. */
const seriesIn = (text: string) =>
  new Set(
    [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name!],
    ),
  );
const namedIn = (expression: string) => [...expression.matchAll(/wardmates_[a-z_]+/g)].map(([name]) => name);

describe('every metric that is named', () => {
  let exposed: Set<string>;

  beforeAll(async () => {
    const worker = await aWorker(world.deps);
    const ask = async (path: string) => fetch(worker.url + path);
    expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await ask('/elsewhere')).status).toBe(404);
    exposed = new Set([
      ...seriesIn((await world.client().get<string>('/metrics')).body),
      ...seriesIn(await (await ask('/metrics')).text()),
    ]);
    await worker.close();
  });

  it.each(rules.map((rule) => [rule.alert, rule.expr]))('by the alert %s exists', (_, expression) => {
    const named = namedIn(expression);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !exposed.has(name))).toEqual([]);
  });

  it.each(dashboard.panels.map((panel) => [panel.title, panel.targets.map(({ expr }) => expr).join('; ')]))(
    'by the panel "%s" exists',
    (_, expression) => {
      const named = namedIn(expression);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => !exposed.has(name))).toEqual([]);
    },
  );

  it('and everything of ours that is exposed is drawn or alerted on', () => {
    const named = new Set(
      [...rules.map(({ expr }) => expr), ...dashboard.panels.flatMap((panel) => panel.targets.map(({ expr }) => expr))]
        .flatMap(namedIn)
        .map((name) => name.replace(/_(bucket|sum|count)$/, '')),
    );
    const ours = [...exposed]
      .filter((name) => name.startsWith('wardmates_'))
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect([...new Set(ours)].filter((name) => !named.has(name))).toEqual(['wardmates_watches_total']);
  });
});

describe('the metrics of the product', () => {
  it('say what the ops page says', async () => {
    await world.gateway.monitor.report();
    const { body } = await world.client().get<string>('/metrics');
    for (const line of [
      'wardmates_up{server="postgres"} 1',
      'wardmates_up{server="redis"} 1',
      'wardmates_processes{kind="gateway"} 1',
      'wardmates_processes{kind="workers"} 0',
      'wardmates_people{place="lobbies"} 0',
      'wardmates_outbox_overdue 0',
    ])
      expect(body).toContain(line);
    expect(body).toMatch(/wardmates_queue_jobs\{queue="stations.write-feedback",state="failed"\} 0/);
  });
});

describe('the alerts', () => {
  const rule = (name: string) => rules.find(({ alert }) => alert === name)!.expr;

  it('have the figures of the ops page', () => {
    expect(rule('WardmatesQueueSlow')).toContain(`>= ${THRESHOLDS.oldestWaiting.warning}`);
    expect(rule('WardmatesQueueStuck')).toContain(`>= ${THRESHOLDS.oldestWaiting.trouble}`);
    expect(rule('WardmatesOutboxBehind')).toContain(`>= ${THRESHOLDS.outbox.warning}`);
    expect(rule('WardmatesOutboxStuck')).toContain(`>= ${THRESHOLDS.outbox.trouble}`);
    expect(rule('WardmatesPushSlow')).toContain(`>= ${THRESHOLDS.push.warning / 1000}`);
    expect(rule('WardmatesPushVerySlow')).toContain(`>= ${THRESHOLDS.push.trouble / 1000}`);
    expect(rule('WardmatesPostgresFull')).toContain(`>= ${THRESHOLDS.connections} *`);
  });

  it('say how bad it is, what it is and whom it hurts', () => {
    for (const { labels, annotations } of rules)
      expect([
        ['trouble', 'warning'].includes(labels.severity),
        annotations.summary.length > 5,
        annotations.hurts.length > 5,
      ]).toEqual([true, true, true]);
  });
});
