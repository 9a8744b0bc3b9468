import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Where each run, by its PIN, has taken this person last; from there they are free to look around. */
const followed = new Map<string, string>();

/** A summary that somebody opens is what they want to read: no run takes them away from it at once. */
const isSummary = (path: string): boolean => /\/summary\/\d+$/.test(path);

/**
 * Takes somebody to where the run wants them, each time that this changes and when they first come to a page of the run.
 *
 * @param destination as the run's snapshot says it; undefined while that is not known
 * @returns whether they are there
 */
export function useFollow(pin: string, destination: string | undefined): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const there = destination === undefined || pathname + search === destination;

  useEffect(() => {
    if (destination === undefined) return;
    const before = followed.get(pin);
    if (before === destination) return;
    followed.set(pin, destination);
    if (!there && !(before === undefined && isSummary(pathname))) void navigate(destination, { replace: true });
    // Only a new destination moves anybody.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pin, destination]);

  return there;
}

/** Forgets a run that was left: a member who comes back follows it again. */
export const forgetRun = (pin: string): void => void followed.delete(pin);
