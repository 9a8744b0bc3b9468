import { href } from '../../domain/contract';
import { lobbyPage } from '../../domain/group-practice/contract';
import { isPin, normalisePin } from '../../domain/group-practice/pin';

const LOBBY = new RegExp(`^${href(lobbyPage, { pin: 'PIN' }).replace('PIN', '([^/]+)')}?$`);

/** The group that an address belongs to: its lobby, or any page with `?pin=` (spec 3 §2). */
export function pinOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const pin = normalisePin(LOBBY.exec(pathname)?.[1] ?? new URLSearchParams(search).get('pin') ?? '');
  return isPin(pin) ? pin : null;
}
