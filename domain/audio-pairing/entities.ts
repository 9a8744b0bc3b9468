import { AccountBlock } from './account-block.entity';
import { PairingMember } from './pairing-member.entity';
import { PairingReport } from './pairing-report.entity';
import { PairingSearch } from './pairing-search.entity';
import { Pairing } from './pairing.entity';

export const audioPairingEntities = [Pairing, PairingMember, PairingSearch, AccountBlock, PairingReport];
