import type { StationTexts } from '~/domain/stations/find-station.query';

/** The part of a station that every role sees. */
export const headOf = ({
  id,
  slug,
  style,
  name,
  description,
  label,
  long_case,
  candidate_minutes,
  examiner_minutes,
}: StationTexts) => ({
  id,
  slug,
  style,
  name,
  description,
  label,
  long_case,
  candidate_minutes,
  examiner_minutes,
});
