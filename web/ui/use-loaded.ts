import { useEffect, useState, type ComponentType } from 'react';

/** A component that is fetched with its page but not part of it. @returns null on its way; `failed` where it did not come */
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
  const retry = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { loaded, retry };
}
