import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import type { Transaction } from '~/domain/kit/transaction';
import { promotable } from '~/domain/promotions/addresses';
import {
  createPromotion,
  removePromotion,
  savePromotion,
  setPromotionPublished,
  sortPromotions,
} from '~/domain/promotions/change-promotions';
import type { Counts } from '~/domain/promotions/claims';
import * as contract from '~/domain/promotions/contract';
import { countClaims } from '~/domain/promotions/counts.query';
import { dismissFor, noteSeen } from '~/domain/promotions/note';
import { listPromotions } from '~/domain/promotions/promotions.query';
import { findShown } from '~/domain/promotions/shown.query';
import { contracts } from '~/domain/rooms';
import type { Deps } from '~/infra/process/deps';
import { addressKey } from '~/infra/redis/limits';
import { bindCall, bindPage, type GatewayRoom } from '../bind';

/** Views and clicks that one device may have counted in a minute, and changes of one of staff. */
const NOTES = { points: 60, seconds: 60 };
const CHANGES = { points: 120, seconds: 60 };
/** Milliseconds for which one gateway remembers what was counted: everybody who opens the start page asks for it. */
const REMEMBERED = 5_000;

function countedLately(deps: Deps): () => Promise<Counts> {
  let known: { at: number; counts: Promise<Counts> } | null = null;
  return () => {
    const now = deps.clock.now().getTime();
    if (!known || now - known.at >= REMEMBERED || now < known.at) {
      const counts = countClaims(deps.read);
      const mine = { at: now, counts };
      known = mine;
      // A failure is not remembered.
      counts.catch(() => {
        if (known === mine) known = null;
      });
    }
    return known.counts;
  };
}

/** Where promotions can lead, besides stations and products. */
const addressesOf = () => promotable(contracts.flatMap((one) => (one.kind === 'page' ? [one.path] : [])));

function bindPromotions(app: FastifyInstance, deps: Deps): void {
  const behind = { count: countedLately(deps), addresses: addressesOf() };
  const notes = app.limits.limiter('promotion-notes', NOTES.points, NOTES.seconds);

  bindCall(app, deps, contract.shownPromotions, ({ person, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return findShown(deps.read, person, request.language, behind);
  });
  bindCall(app, deps, contract.notePromotion, async ({ person, input, request }) => {
    await notes.take(person ? person.id : addressKey(request.ip));
    await deps.inTransaction((tx) => noteSeen(tx, input.promotion_id, input.what, request.language));
    return { ok: true as const };
  });
  bindCall(app, deps, contract.dismissPromotion, async ({ person, input }) => {
    await deps.inTransaction((tx) => dismissFor(tx, person, input.promotion_id));
    return { ok: true as const };
  });
}

/** Where staff write them. For everybody else there is no such page. */
function bindPromotionsForStaff(app: FastifyInstance, deps: Deps): void {
  const addresses = addressesOf();
  const changes = app.limits.limiter('promotion-changes', CHANGES.points, CHANGES.seconds);
  async function change<T>(person: Person, work: (tx: Transaction) => Promise<T>): Promise<T> {
    await changes.take(person.id);
    return deps.inTransaction(work);
  }

  bindPage(app, deps, contract.promotionsPage, {
    data: async () => ({
      items: await listPromotions(deps.read),
      counts: await countClaims(deps.read),
      addresses,
    }),
    actions: {
      create: ({ person, input }) => change(person, (tx) => createPromotion(tx, person, input)),
      save: ({ person, input }) => change(person, (tx) => savePromotion(tx, person, input, addresses)),
      publish: ({ person, input }) => change(person, (tx) => setPromotionPublished(tx, person, input, true, addresses)),
      withdraw: ({ person, input }) =>
        change(person, (tx) => setPromotionPublished(tx, person, input, false, addresses)),
      async remove({ person, input }) {
        await change(person, (tx) => removePromotion(tx, person, input));
        return { ok: true as const };
      },
      async order({ person, input }) {
        await change(person, (tx) => sortPromotions(tx, person, input.ids));
        return { ok: true as const };
      },
    },
  });
}

export const promotionsRoom: GatewayRoom = {
  name: 'promotions',
  bind: bindPromotions,
  bindForStaff: bindPromotionsForStaff,
};
