import { useEffect, useReducer } from 'react';
import { FEED_PATH, type FeedMessage, type OpsPoint, type OpsSnapshot } from '~/domain/ops/contract';
import { withSnapshot } from '~/domain/ops/point';
import { useSession } from '~/web/core/session';

/** What the gateway says when the session has ended. */
const SIGNED_OUT = 4401;
/** Milliseconds before the first try to connect again, doubled up to the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;

export interface Feed {
  /** The last state that was heard of; undefined before the first. */
  snapshot: OpsSnapshot | undefined;
  points: readonly OpsPoint[];
  connection: 'live' | 'offline';
}

type News = FeedMessage | { kind: 'open' } | { kind: 'lost' };

function hear(feed: Feed, news: News): Feed {
  if (news.kind === 'open') return { ...feed, connection: 'live' };
  if (news.kind === 'lost') return { ...feed, connection: 'offline' };
  if (news.kind === 'history') return { ...feed, points: news.points };
  return { ...feed, snapshot: news.snapshot, points: withSnapshot(feed.points, news.snapshot) };
}

const NOTHING: Feed = { snapshot: undefined, points: [], connection: 'live' };

const FIELDS = [
  'at',
  'queues',
  'processes',
  'push',
  'people',
  'outbox',
  'postgres',
  'redis',
  'audit',
] as const satisfies readonly (keyof OpsSnapshot)[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A gateway of another release than this page may say other things. */
function isUnderstood(message: unknown): message is FeedMessage {
  if (!isObject(message)) return false;
  if (message.kind === 'history') return Array.isArray(message.points) && message.points.every(isObject);
  const { kind, snapshot } = message;
  return (
    kind === 'now' &&
    isObject(snapshot) &&
    FIELDS.every((name) => snapshot[name] !== undefined) &&
    isObject(snapshot.postgres) &&
    isObject(snapshot.redis)
  );
}

/** The state of every second, as long as the page is open; connects again by itself. */
export function useFeed(enabled: boolean): Feed {
  const [feed, tell] = useReducer(hear, NOTHING);
  const { refetch } = useSession();

  useEffect(() => {
    if (!enabled) return;
    let socket: WebSocket;
    let timer: ReturnType<typeof setTimeout>;
    let pause = FIRST_PAUSE;
    let left = false;
    const connect = () => {
      socket = new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${FEED_PATH}`);
      socket.onopen = () => tell({ kind: 'open' });
      socket.onmessage = ({ data }) => {
        pause = FIRST_PAUSE;
        const message: unknown = JSON.parse(String(data));
        if (isUnderstood(message)) tell(message);
      };
      socket.onclose = ({ code }) => {
        if (left) return;
        tell({ kind: 'lost' });
        if (code === SIGNED_OUT) return void refetch();
        timer = setTimeout(connect, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      };
    };
    connect();
    return () => {
      left = true;
      clearTimeout(timer);
      socket.close();
    };
  }, [enabled, refetch]);

  return feed;
}
