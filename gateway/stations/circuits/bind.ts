import type { FastifyInstance } from 'fastify';
import { addToCircuit } from '~/domain/stations/circuits/add-to-circuit';
import { deleteCircuit, removeFromCircuit, renameCircuit } from '~/domain/stations/circuits/change-circuit';
import * as contract from '~/domain/stations/circuits/contract';
import { findCircuit, listCircuits } from '~/domain/stations/circuits/circuits.query';
import { href } from '~/domain/kit/contract';
import { STATION_BASES, styleOf } from '~/domain/stations/styles';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage } from '~/gateway/bind';

/** The landing page after a circuit of any style is deleted (spec 3 §2). */
const LANDING = href(contract.circuitsPage, { base: STATION_BASES[0] });

export function bindStationCircuits(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;

  bindPage(app, deps, contract.circuitsPage, {
    data: async ({ person, params }) => ({
      style: styleOf(params.base),
      circuits: await listCircuits(read, person.id, styleOf(params.base)),
    }),
    actions: {},
  });
  bindPage(app, deps, contract.circuitPage, {
    data: ({ person, params }) => findCircuit(read, person.id, styleOf(params.base), params.slug),
    actions: {},
  });

  bindCall(app, deps, contract.renameCircuit, ({ person, input }) =>
    deps.inTransaction((tx) => renameCircuit(tx, person.id, input.circuit_id, input.label)),
  );
  bindCall(app, deps, contract.deleteCircuit, async ({ person, input }) => {
    await deps.inTransaction((tx) => deleteCircuit(tx, person.id, input.circuit_id));
    return { next_url: LANDING };
  });
  bindCall(app, deps, contract.removeFromCircuit, async ({ person, input }) => {
    const { deleted } = await deps.inTransaction((tx) =>
      removeFromCircuit(tx, person.id, input.circuit_id, input.kit_id),
    );
    return { deleted, next_url: deleted ? LANDING : null };
  });
  bindCall(app, deps, contract.addToCircuit, ({ person, input }) =>
    deps.inTransaction((tx) => addToCircuit(tx, person.id, input.kit_ids, input.label)),
  );
}
