import { useLocation, useParams, useSearchParams } from 'react-router';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';

/** The base of the address: `/osce-stations/…` is style 1. */
export function useBase(): StationBase {
  const first = useLocation().pathname.split('/')[1];
  return STATION_BASES.find((base) => base === first) ?? STATION_BASES[0];
}

/** Which station the address means, and the group's PIN when it carries one (spec 3 §2). */
export function useStationAddress(): { base: StationBase; slug: string; pin: string | undefined } {
  const base = useBase();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  return { base, slug, pin: search.get('pin') ?? undefined };
}
