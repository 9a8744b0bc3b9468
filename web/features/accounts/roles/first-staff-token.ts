import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tab } from '~/web/core/stores/browser';

const KEPT = 'first-staff';

/** The token of the link, taken out of the address and kept in this tab while somebody signs in or registers. */
export function useFirstStaffToken(): { token: string | null; forget: () => void } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => hash.slice(1) || tab.get(KEPT));
  useEffect(() => {
    if (hash.length <= 1) return;
    const given = hash.slice(1);
    setToken(given);
    // Without storage the link works for who is signed in already.
    tab.set(KEPT, given);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  const forget = useCallback(() => tab.remove(KEPT), []);
  return { token, forget };
}
