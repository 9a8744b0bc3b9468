import type { Role } from '~/domain/accounts/contract';
import type { Call, Page } from '~/domain/kit/contract';
import type { TestClient } from '../client';
import { aPerson } from '../factories/accounts';
import { aShop } from '../factories/payments';
import { aTill } from '../factories/till';

/** The calls go to a product with something to sell, or to an empty one. */
export async function openScene(options: { empty?: true } = {}) {
  const shop = await aShop(options);
  const { world } = shop;
  return {
    world,
    till: aTill(shop),
    close: () => shop.close(),
    /** Somebody new, and their browser. */
    async someone(...roles: Role[]) {
      const person = await aPerson(world, { roles: ['learner', ...roles] });
      return { person, client: await world.signedIn(person) };
    },
  };
}
export type Scene = Awaited<ReturnType<typeof openScene>>;

/** One request: who sends it, where to, and what with. */
interface Sent {
  client: TestClient;
  /** Parameters of the address. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  fields?: Record<string, unknown>;
}

/** A call of the specification, with the documented fields and nothing else. */
export interface DocumentedCall {
  contract: Call | Page;
  /** Of a page: what `data_request` names; without one its data is read. `submit` is sent without a name. */
  action?: string;
  /** What the name travels as, if it is not `data_request`. */
  named?: 'action';
  /** Which of several documented requests of the same call. */
  of?: string;
  /** Makes what the request is about. It runs once for each encoding. */
  request(scene: Scene): Promise<Sent>;
  /** Also sent as multipart: the document says so, or its fields hold more than texts. */
  multipart?: true;
  /** Documented fields of the answer, as paths. */
  answer: readonly string[];
}

export const nameOf = ({ contract, action }: Pick<DocumentedCall, 'contract' | 'action'>): string =>
  contract.kind === 'call'
    ? `${contract.method} ${contract.path}`
    : `${action === undefined ? 'GET' : 'POST'} ${contract.path}${action === undefined ? '' : ` ${action}`}`;

export const isPost = ({ contract, action }: Pick<DocumentedCall, 'contract' | 'action'>): boolean =>
  contract.kind === 'call' ? contract.method === 'POST' : action !== undefined;
