import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../ui/announcer';
import type { GroupCall } from './call-context';

/** Says to screen readers who comes into the call, who goes, and what is written while the chat is closed. */
export function useCallNews({ call, me, said, chatOpen }: GroupCall): void {
  const intl = useIntl();
  const announce = useAnnounce();
  const before = useRef<Map<number, string> | null>(null);
  const heard = useRef(said.at(-1)?.number ?? 0);

  useEffect(() => {
    if (!call) return;
    const now = new Map(
      call.participants.filter((each) => each.person_id !== me).map((each) => [each.person_id, each.name]),
    );
    const known = before.current;
    before.current = now;
    if (!known) return;
    for (const [id, name] of now) if (!known.has(id)) announce(intl.formatMessage({ id: 'call.news.came' }, { name }));
    for (const [id, name] of known) if (!now.has(id)) announce(intl.formatMessage({ id: 'call.news.went' }, { name }));
  }, [call, me, announce, intl]);

  useEffect(() => {
    const last = said.at(-1);
    if (!last || last.number === heard.current) return;
    heard.current = last.number;
    if (!chatOpen && last.person_id !== me)
      announce(intl.formatMessage({ id: 'call.news.said' }, { name: last.name, text: last.text }));
  }, [said, chatOpen, me, announce, intl]);
}
