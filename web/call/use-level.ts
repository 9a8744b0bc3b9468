import { useEffect, useState } from 'react';
import { openEar } from './ears';
import { meterOf, SPEAKS_ABOVE } from './speaking';

const LOOK_EVERY = 80;

/** How loud a microphone is, 0 to 1 for a meter, and whether anything was heard from it so far. */
export function useLevel(stream: MediaStream | null): { level: number; heard: boolean } {
  const [level, setLevel] = useState(0);
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    setLevel(0);
    setHeard(false);
    if (!stream) return;
    const ear = openEar(stream);
    const timer = setInterval(() => {
      const loudness = ear.level();
      setLevel(meterOf(loudness));
      if (loudness > SPEAKS_ABOVE) setHeard(true);
    }, LOOK_EVERY);
    return () => {
      clearInterval(timer);
      ear.close();
    };
  }, [stream]);
  return { level, heard };
}
