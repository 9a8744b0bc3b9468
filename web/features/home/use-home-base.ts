import type { StationBase } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';

/** The stations that somebody who is new reads best: in Spanish those of the ECOE. */
export function useHomeBase(): StationBase {
  return useSession().language === 'es' ? 'ecoe-stations' : 'osce-stations';
}
