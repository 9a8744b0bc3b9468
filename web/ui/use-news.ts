import { useEffect, useState } from 'react';

/** Milliseconds for which somebody who just came stands out, and for which it is said who came and went. */
export const NEWS_SHOWN = 4_000;

interface Somebody {
  id: number;
}

interface News<M> {
  joined: M[];
  left: M[];
}

export function newsBetween<M extends Somebody>(before: readonly M[], after: readonly M[]): News<M> {
  const missingFrom = (members: readonly M[]) => (member: M) => !members.some((other) => other.id === member.id);
  return { joined: after.filter(missingFrom(before)), left: before.filter(missingFrom(after)) };
}

/** Who came and who went since a moment ago, and the last of them, to be said once. Nobody is news when the page opens. */
export function useNews<M extends Somebody>(members: readonly M[]): News<M> & { latest: News<M> } {
  const [seen, setSeen] = useState<{ members: readonly M[]; news: News<M>; latest: News<M> }>({
    members,
    news: { joined: [], left: [] },
    latest: { joined: [], left: [] },
  });
  const ids = (of: readonly M[]) => of.map((member) => member.id).join();

  if (ids(seen.members) !== ids(members)) {
    const latest = newsBetween(seen.members, members);
    const { joined, left } = latest;
    const still = (earlier: M[]) =>
      earlier.filter((member) => ![...joined, ...left].some((other) => other.id === member.id));
    setSeen({
      members,
      latest,
      news: { joined: [...still(seen.news.joined), ...joined], left: [...still(seen.news.left), ...left] },
    });
  }

  const nothing = seen.news.joined.length + seen.news.left.length === 0;
  useEffect(() => {
    if (nothing) return;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, news: { joined: [], left: [] } })), NEWS_SHOWN);
    return () => clearTimeout(timer);
  }, [seen.news, nothing]);

  return { ...seen.news, latest: seen.latest };
}
