import { useEffect, useState } from 'react';
import type { Member } from './group-now';

/** Milliseconds for which somebody who just came stands out, and for which it is said who came and went. */
export const NEWS_SHOWN = 4_000;

interface News {
  joined: Member[];
  left: Member[];
}

const NOTHING: News = { joined: [], left: [] };

export function newsBetween(before: readonly Member[], after: readonly Member[]): News {
  const missingFrom = (members: readonly Member[]) => (member: Member) => !members.some((other) => other.id === member.id);
  return { joined: after.filter(missingFrom(before)), left: before.filter(missingFrom(after)) };
}

/** Who came and who went since a moment ago. Nobody is news when the page opens. */
export function useNews(members: readonly Member[]): News {
  const [seen, setSeen] = useState({ members, news: NOTHING });
  const ids = (of: readonly Member[]) => of.map((member) => member.id).join();

  if (ids(seen.members) !== ids(members)) {
    const { joined, left } = newsBetween(seen.members, members);
    const still = (earlier: Member[]) => earlier.filter((member) => ![...joined, ...left].some((other) => other.id === member.id));
    setSeen({ members, news: { joined: [...still(seen.news.joined), ...joined], left: [...still(seen.news.left), ...left] } });
  }

  useEffect(() => {
    if (seen.news === NOTHING) return;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, news: NOTHING })), NEWS_SHOWN);
    return () => clearTimeout(timer);
  }, [seen.news]);

  return seen.news;
}
