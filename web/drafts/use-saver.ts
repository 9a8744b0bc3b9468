import { useEffect, useState, useSyncExternalStore } from 'react';
import { beforeReload } from '../core/loading/reload';
import { useStable } from '../ui/use-stable';
import { Autosaver, type Head, type SavePorts } from './autosaver';

/** Tries again once there is a connection, and saves before the page reloads by itself. @returns ends it */
export function watchSaver<Value, H extends Head>(saver: Autosaver<Value, H>): () => void {
  const endSaving = beforeReload(() => saver.sendPending());
  window.addEventListener('online', saver.retry);
  return () => {
    endSaving();
    window.removeEventListener('online', saver.retry);
  };
}

/** Saves for as long as the page is there, and at the latest when it is hidden or left. @returns ends it, with a last save */
export function runSaver<Value, H extends Head>(saver: Autosaver<Value, H>): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') saver.leave();
  };
  const end = watchSaver(saver);
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', saver.leave);
  saver.start();
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', saver.leave);
    end();
    saver.end();
  };
}

interface First<Value, H extends Head> {
  ports: SavePorts<Value, H>;
  head: H;
  /** As the server has it. */
  value: Value;
  /** What only this device has. */
  unsent?: Value;
}

/** A thing that is saved as it is changed, without a draft beside it. @param open is called once */
export function useSaved<Value, H extends Head>(open: () => First<Value, H>) {
  const [{ saver, first }] = useState(() => {
    const { ports, head, value, unsent } = open();
    return { saver: new Autosaver(ports, head, { saved: value, unsent }), first: unsent ?? value };
  });
  const [value, setValue] = useState(first);
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  useEffect(() => runSaver(saver), [saver]);
  return {
    value,
    state,
    /** What was saved elsewhere, if there is something to choose. */
    theirs: saver.theirs?.value ?? null,
    /** @param after milliseconds to wait for the next change */
    write: (next: Value, after?: number) => {
      if (next === value) return;
      setValue(next);
      saver.type(next, after);
    },
    flush: () => void saver.flush(),
    /** During a conflict: this is what stays. */
    choose: (chosen: Value) => {
      setValue(chosen);
      saver.goOnFrom(saver.theirs?.head ?? saver.head, chosen);
      void saver.flush();
    },
    /** Takes what the server has by now. @param anyway even if something here is lost by it @returns whether it was taken */
    adopt: useStable((head: H, theirs: Value, anyway?: boolean): boolean => {
      const taken = saver.adopt(head, theirs, anyway);
      if (taken) setValue(theirs);
      return taken;
    }),
  };
}
