import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '~/web/ui/toast';

/** Tells somebody in the middle of a station that hosting has passed to them. */
export function useHostNews(hostId: number | undefined, me: number | undefined): void {
  const intl = useIntl();
  const before = useRef(hostId);

  useEffect(() => {
    const passed = before.current !== undefined && hostId !== before.current && hostId === me;
    before.current = hostId;
    if (passed) showToast(intl.formatMessage({ id: 'stations.group.host-now' }));
  }, [hostId, me, intl]);
}
