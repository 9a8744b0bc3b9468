import { forgetImportJob, readImportJob, takeImportJob } from './contract';

export const exchangeJobs = [readImportJob, takeImportJob, forgetImportJob];
