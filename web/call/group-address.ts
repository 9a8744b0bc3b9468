import { runPage } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { isPin, normalisePin } from '~/domain/group-practice/pin';

const OWN = [lobbyPage, runPage].map(
  (page) => new RegExp(`^${href(page, { pin: 'PIN' }).replace('PIN', '([^/]+)')}?$`),
);

/** The group that an address belongs to: its lobby, the page of its run, or any page with `?pin=` (spec 3 §2). */
export function pinOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const pin = normalisePin(
    OWN.map((page) => page.exec(pathname)?.[1]).find(Boolean) ?? new URLSearchParams(search).get('pin') ?? '',
  );
  return isPin(pin) ? pin : null;
}
