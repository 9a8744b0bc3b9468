import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  sockets: Gauge;
  watched: Gauge;
  pushes: Counter<'resource'>;
  watches: Counter<'resource' | 'outcome'>;
  delivery: Histogram;
  /** Pairs made, and how long one matching took. */
  pairs: Counter;
  matching: Histogram;
  callParticipants: Gauge;
  callSignals: Counter;
  callRefusals: Counter<'event' | 'code'>;
  push: Histogram;
  browserErrors: Counter;
}

/** What the operators see of one process; a registry of its own, so that tests can build several apps. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const latencies = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];
  return {
    registry,
    requests: new Histogram({
      name: 'wardmates_http_request_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    sockets: new Gauge({ name: 'wardmates_sockets', help: 'Sockets connected to this gateway.', registers }),
    watched: new Gauge({
      name: 'wardmates_watched_topics',
      help: 'Live resources watched on this gateway.',
      registers,
    }),
    pushes: new Counter({
      name: 'wardmates_pushes_total',
      help: 'Snapshots delivered to the rooms of this gateway.',
      labelNames: ['resource'],
      registers,
    }),
    watches: new Counter({
      name: 'wardmates_watches_total',
      help: 'Watch requests by outcome.',
      labelNames: ['resource', 'outcome'],
      registers,
    }),
    delivery: new Histogram({
      name: 'wardmates_commit_to_publish_seconds',
      help: 'Time from a commit until its news was announced.',
      buckets: latencies,
      registers,
    }),
    push: new Histogram({
      name: 'wardmates_commit_to_push_seconds',
      help: 'Time from a commit, on any machine, until its news was pushed into sockets here.',
      buckets: latencies,
      registers,
    }),
    browserErrors: new Counter({
      name: 'wardmates_browser_errors_total',
      help: 'Failures that browsers reported to this gateway.',
      registers,
    }),
    pairs: new Counter({ name: 'wardmates_pairs_total', help: 'Pairs that this gateway brought together.', registers }),
    matching: new Histogram({
      name: 'wardmates_matching_seconds',
      help: 'Time of one matching, waiting for its turn included.',
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    callParticipants: new Gauge({
      name: 'wardmates_call_participants',
      help: 'Participants of calls connected to this gateway.',
      registers,
    }),
    callSignals: new Counter({
      name: 'wardmates_call_signals_total',
      help: 'Signals passed on between participants.',
      registers,
    }),
    callRefusals: new Counter({
      name: 'wardmates_call_refusals_total',
      help: 'Messages of calls that were refused.',
      labelNames: ['event', 'code'],
      registers,
    }),
  };
}
