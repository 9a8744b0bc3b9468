import { implement } from '../kit/live';
import { stationConsultation } from './contract';
import { watchesConsultation } from './talk/group-patient';
import { consultationOf } from './snapshot.query';

export const consultationsLive = [
  implement(stationConsultation, {
    snapshot: consultationOf,
    mayWatch: (read, person, consultationId) => watchesConsultation(read, person.id, consultationId),
  }),
];
