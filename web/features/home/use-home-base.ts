import { homeBase, type StationBase } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';

export const useHomeBase = (): StationBase => homeBase(useSession().language);
