import { useEffect, useState } from 'react';
import { NEWS_SHOWN } from '~/web/ui/use-news';

const NOTHING: ReadonlySet<string> = new Set();

/** Names of those entries that are other than a moment ago. Nothing is, when the page opens. */
export function useChanged(entries: ReadonlyMap<string, string>): ReadonlySet<string> {
  const [seen, setSeen] = useState({ entries, changed: NOTHING });
  const changed = [...entries].filter(([name, value]) => seen.entries.get(name) !== value).map(([name]) => name);
  if (changed.length > 0 || entries.size !== seen.entries.size)
    setSeen({ entries, changed: new Set([...seen.changed, ...changed]) });

  useEffect(() => {
    if (seen.changed.size === 0) return;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, changed: NOTHING })), NEWS_SHOWN);
    return () => clearTimeout(timer);
  }, [seen.changed]);

  return seen.changed;
}
