import { useEffect, useRef, useState } from 'react';
import { readSection } from '~/domain/notebook/contract';
import { useMutate } from '~/web/live/client';
import type { ShownSection } from './shown-section';

/** Milliseconds for which the end of a section must stay on the screen: a person who only scrolls past has not read it. */
export const READ_AFTER = 2_000;

/**
 * Says which sections were read: those whose end stood on the screen for two seconds. Only for whole texts.
 * @returns `endOf` a callback ref for the end of a section
 */
export function useReading(sections: readonly ShownSection[]) {
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const send = useMutate(readSection);
  const observer = useRef<IntersectionObserver | null>(null);
  const timers = useRef(new Map<Element, ReturnType<typeof setTimeout>>());
  const ends = useRef(new Map<Element, ShownSection>());
  const told = useRef(new Set<string>());

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const waiting = timers.current;
    const tell = (section: ShownSection) => {
      const once = `${section.id}.${section.revision}`;
      if (told.current.has(once)) return;
      told.current.add(once);
      setRead((all) => new Set(all).add(section.id));
      send.mutate({ section_id: section.id, revision: section.revision });
    };
    const watching = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        const section = ends.current.get(target);
        if (isIntersecting && section?.whole && !section.read)
          waiting.set(
            target,
            setTimeout(() => tell(section), READ_AFTER),
          );
      }
    });
    observer.current = watching;
    for (const end of ends.current.keys()) watching.observe(end);
    return () => {
      watching.disconnect();
      for (const timer of waiting.values()) clearTimeout(timer);
    };
    // The call is new with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sections]);

  return {
    isRead: (section: ShownSection): boolean => section.read || read.has(section.id),
    endOf: (section: ShownSection) => (element: HTMLElement | null) => {
      if (!element) return undefined;
      ends.current.set(element, section);
      observer.current?.observe(element);
      return () => {
        ends.current.delete(element);
        observer.current?.unobserve(element);
      };
    },
  };
}
