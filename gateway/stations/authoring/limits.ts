import type { FastifyInstance } from 'fastify';

const HOUR = 3_600;
/** Stations saved, drafts kept, copies made and names tried by one person: far more than anybody writes, and an end to what a program sends. */
const LIMITS = { saves: [600, HOUR], drafts: [3_600, HOUR], clones: [120, HOUR], names: [120, HOUR] } as const;

/** The limits of one gateway on what one person sends. */
export function openAuthoringLimits(app: FastifyInstance) {
  const limiter = (name: keyof typeof LIMITS) =>
    app.limits.limiter(`station-${name}`, LIMITS[name][0], LIMITS[name][1]);
  return { saves: limiter('saves'), drafts: limiter('drafts'), clones: limiter('clones'), names: limiter('names') };
}

export type AuthoringLimits = ReturnType<typeof openAuthoringLimits>;
