import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import { useAnnounce } from '~/web/ui/announcer';
import { roleWord } from '~/web/ui/role-mark';
import { Passing, usePassing } from './passing';
import { newsOf } from './run-news';

/** Milliseconds for which news is shown. */
export const RUN_NEWS_SHOWN = 8_000;

/** The last snapshot of each run whose news this device has told. */
const told = new Map<string, RunSnapshot>();
const news = new Passing<string>(RUN_NEWS_SHOWN);

/** What has just happened in the run, in words, for a moment; announced as well. */
export function useRunNews(run: RunSnapshot, me: number): string {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();

  useEffect(() => {
    const before = told.get(run.pin);
    told.set(run.pin, run);
    if (!before || before.version >= run.version) return;
    const happened = newsOf(before, run, me);
    if (happened.length === 0) return;
    const words = happened
      .map((one) =>
        say(
          { id: `circuit-runs.news.${one.kind}` },
          { name: 'name' in one ? one.name : '', role: 'role' in one ? say({ id: roleWord(one.role) }) : '' },
        ),
      )
      .join(' ');
    news.show(words);
    announce(words);
  }, [run, me, say, announce]);

  return usePassing(news) ?? '';
}
