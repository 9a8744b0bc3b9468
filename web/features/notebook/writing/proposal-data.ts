import type { PageData } from '~/domain/kit/contract';
import type { proposalPage } from '~/domain/notebook/writing/contract';

export type ProposalData = PageData<typeof proposalPage>;
