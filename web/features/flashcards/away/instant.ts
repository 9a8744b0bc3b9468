import { serverOffset, steadyNow } from '~/web/live/server-time';
import { keptOffset } from './keeping';

/** Now by the server's clock, in milliseconds since the epoch, as far as this device knows: also if it has heard nothing since it was opened. */
export function instantNow(): number {
  return steadyNow() + (serverOffset() ?? keptOffset());
}
