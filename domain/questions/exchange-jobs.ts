import { forgetImportJob, readImportJob, takeImportJob } from './exchange-contract';

export const exchangeJobs = [readImportJob, takeImportJob, forgetImportJob];
