import type { PageData } from '~/domain/kit/contract';
import type { proposalPage } from '~/domain/questions/proposals/contract';

export type ProposalData = PageData<typeof proposalPage>;
