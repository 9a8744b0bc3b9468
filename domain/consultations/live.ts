import { implement } from '../kit/live';
import { stationConsultation } from './contract';
import { consultationOf, ownsConsultation } from './snapshot.query';

export const consultationsLive = [
  implement(stationConsultation, {
    snapshot: consultationOf,
    mayWatch: (read, person, consultationId) => ownsConsultation(read, person.id, consultationId),
  }),
];
