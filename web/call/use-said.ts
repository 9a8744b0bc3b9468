import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { hubOf } from '../live/socket';
import type { Said } from './call-context';
import { channelOn } from './channel';

/** Most that is kept on the screen; nothing is kept anywhere else. */
const MOST = 200;

/** What is written in the room of a group while this page is there. @param pin null if there is no room */
export function useSaid(pin: string | null, me: number | null) {
  const cache = useQueryClient();
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [read, setRead] = useState(0);
  const [chatOpen, setChatOpen] = useState(false);

  useEffect(() => {
    setSaid([]);
    setRead(0);
    if (pin === null) return;
    return channelOn(hubOf(cache).wire()).listen({
      said: (one) => {
        if (one.pin === pin)
          setSaid((before) => [...before.slice(-MOST + 1), { ...one, number: (before.at(-1)?.number ?? 0) + 1 }]);
      },
    });
  }, [cache, pin]);

  const last = said.at(-1)?.number ?? 0;
  if (chatOpen && read !== last) setRead(last);
  const showChat = useCallback((open: boolean) => setChatOpen(open), []);
  const say = useCallback(
    async (text: string) => {
      if (pin !== null) await channelOn(hubOf(cache).wire()).say(pin, text);
    },
    [cache, pin],
  );
  const unread = said.filter((one) => one.number > read && one.person_id !== me).length;
  return useMemo(
    () => ({ said, unread, chatOpen: chatOpen && pin !== null, showChat, say }),
    [said, unread, chatOpen, pin, showChat, say],
  );
}
