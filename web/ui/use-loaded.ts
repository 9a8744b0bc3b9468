import { useCallback, useEffect, useState, type ComponentType } from 'react';

/** A component that is fetched with its page but not part of it, and again once there is a network. @returns null on its way; `failed` if it did not come */
export function useLoaded<P>(load: () => Promise<ComponentType<P>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<P> } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    load().then(
      (Component) => here && setLoaded({ Component }),
      () => here && setLoaded('failed'),
    );
    return () => void (here = false);
  }, [load, attempt]);
  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    if (loaded !== 'failed') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [loaded, retry]);
  return { loaded, retry };
}
