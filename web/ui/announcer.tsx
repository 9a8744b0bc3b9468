import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import text from './text.module.css';

const AnnouncerContext = createContext<(words: string) => void>(() => {});

/** Holds the one live region through which screen readers hear what changed. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ words: '', times: 0 });
  // Texts that several parts announce at once are read out together.
  const saying = useRef<string[]>([]);
  const announce = useCallback((words: string) => {
    saying.current.push(words);
    const together = saying.current.join(' ');
    setSaid(({ times }) => ({ words: together, times: times + 1 }));
  }, []);
  useEffect(() => {
    saying.current = [];
  }, [said]);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <div className={text.unseen} role="log" aria-live="polite" aria-atomic="true">
        {/* A new element each time: the same words twice are heard twice. */}
        <span key={said.times}>{said.words}</span>
      </div>
    </AnnouncerContext>
  );
}

/** Says something to screen readers that others can see. */
export const useAnnounce = (): ((words: string) => void) => useContext(AnnouncerContext);
