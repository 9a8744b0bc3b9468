import { Agent, request } from 'node:http';
import { checkGroup, type LobbySnapshot } from '~/domain/group-practice/contract';
import { openScreen, show, type Watch } from './screens';

/** How browsers without a socket ask: each over a connection of its own, one poll every few seconds. */
const agent = new Agent({ keepAlive: true });

interface Polling {
  /** Polls answered since the start. */
  answers(): number;
  wrong: string[];
  stop(): void;
}

/** Polls for each of these people every `every` milliseconds, evenly spread over that time. Resolves after everybody's first answer. */
export async function pollScreens(watches: readonly Watch[], every: number): Promise<Polling> {
  const wrong: string[] = [];
  let answers = 0;
  const timers = new Set<NodeJS.Timeout>();

  const poller = ({ url, pin, headers }: Watch) => {
    const screen = openScreen(pin);
    const body = JSON.stringify({ data_request: 'check_group_study', pin });
    const options = {
      method: 'POST',
      agent,
      headers: {
        ...headers,
        accept: 'application/json',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    };
    return () =>
      new Promise<void>((resolve) => {
        const failed = (why: string) => {
          wrong.push(`a poll of ${pin} ${why}`);
          resolve();
        };
        const asked = request(url + checkGroup.path, options, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () => {
            if (response.statusCode !== 200) return failed(`was answered ${response.statusCode} ${text.slice(0, 200)}`);
            answers += 1;
            const snapshot = JSON.parse(text) as LobbySnapshot;
            show(screen, snapshot.version, snapshot);
            resolve();
          });
        });
        asked.on('error', (error) => failed(`failed: ${error.message}`));
        asked.end(body);
      });
  };

  const began = performance.now();
  await Promise.all(
    watches.map(async (watch, index) => {
      const poll = poller(watch);
      const first = began + (index * every) / watches.length;
      const due = (nth: number): void => {
        const timer = setTimeout(
          () => {
            timers.delete(timer);
            due(nth + 1);
            void poll();
          },
          first + nth * every - performance.now(),
        );
        timers.add(timer);
      };
      await new Promise((resolve) => setTimeout(resolve, first - began));
      due(1);
      await poll();
    }),
  );
  return {
    answers: () => answers,
    wrong,
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
