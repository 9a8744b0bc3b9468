import { useEffect, useState } from 'react';

/** Milliseconds that a dialog gets to leave and to give the focus back. */
const LEAVING = 400;

/** Whether something that is opened now and then must be there: a dialog that is closed costs every question a little. */
export function useLinger(opened: boolean): boolean {
  const [there, setThere] = useState(opened);
  if (opened && !there) setThere(true);
  useEffect(() => {
    if (opened || !there) return undefined;
    const timer = setTimeout(() => setThere(false), LEAVING);
    return () => clearTimeout(timer);
  }, [opened, there]);
  return opened || there;
}
