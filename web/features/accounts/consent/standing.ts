import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '~/web/core/session';
import { isPractice, isReadable } from './practice-paths';

export type Standing = 'leaving' | 'consent';

/**
 * What a person is asked before the page that they have opened. It is settled when a page is opened: nothing comes up in the
 * middle of one, nor of a station, a quiz or a group.
 */
export function useStanding(): Standing | null {
  const { person, leavingAt, consentDue } = useSession();
  const { pathname } = useLocation();
  const due: Standing | null = !person || person.guest ? null : leavingAt ? 'leaving' : consentDue ? 'consent' : null;
  const [opened, setOpened] = useState({ pathname, due });
  if (opened.pathname !== pathname) setOpened({ pathname, due });
  if (isReadable(pathname)) return null;
  // The gateway answers nothing else to somebody whose account is about to be deleted.
  if (due === 'leaving') return due;
  if (isPractice(pathname)) return null;
  return opened.pathname === pathname && opened.due === null ? null : due;
}
