import { lobbyPage } from '../group-practice/contract';
import { href } from '../kit/contract';
import type { PushSource } from '../kit/push';
import { statement } from '../kit/statement';
import { STATION_BASES } from '../stations/styles';
import { audioPairingPage, COME_WITHIN_SECONDS, pairingTag } from './contract';
import { PEOPLE } from '~/domain/accounts/views';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

const partner = statement<{ pin: string; name: string }, [number, number]>(
  'pairing.partner-to-push',
  `SELECT g.pin, b.first_name AS name
     FROM pairing_members mine JOIN pairings p ON p.id = mine.pairing_id JOIN ${GROUP_SESSIONS} g ON g.id = p.session_id
     JOIN pairing_members other ON other.pairing_id = p.id AND other.account_id <> mine.account_id AND other.left_at IS NULL
     JOIN ${PEOPLE} b ON b.id = other.account_id
    WHERE mine.pairing_id = $2 AND mine.account_id = $1 AND mine.left_at IS NULL AND mine.came_at IS NULL`,
);

/** A partner was found and the person is not in the room yet. What it is about is the pairing. */
export const partnerFound: PushSource = {
  kind: 'partner',
  lasts: COME_WITHIN_SECONDS,
  urgent: true,
  async find(read, accountId, pairingId) {
    const found = await read.sql.one(partner, [accountId, pairingId]);
    if (!found) return null;
    const { pin, name } = found;
    const url = href(lobbyPage, { pin });
    return {
      words: {
        en: { title: `${name} is your partner`, body: `Come to the room within ${COME_WITHIN_SECONDS} seconds.` },
        es: { title: `Practicas con ${name}`, body: `Entra en la sala en ${COME_WITHIN_SECONDS} segundos.` },
      },
      url,
      pages: [url, ...STATION_BASES.map((base) => href(audioPairingPage, { base }))],
      tag: pairingTag(pairingId),
    };
  },
};
