import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const KEPT = 'first-staff';

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** The token of the link, taken out of the address and kept in this tab while somebody signs in or registers. */
export function useFirstStaffToken(): { token: string | null; forget: () => void } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => hash.slice(1) || kept());
  useEffect(() => {
    if (hash.length <= 1) return;
    const given = hash.slice(1);
    setToken(given);
    try {
      sessionStorage.setItem(KEPT, given);
    } catch {
      // Without storage the link works for who is signed in already.
    }
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  const forget = useCallback(() => {
    try {
      sessionStorage.removeItem(KEPT);
    } catch {
      // Nothing was kept.
    }
  }, []);
  return { token, forget };
}
