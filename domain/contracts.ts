/** Every room's contract, for whoever binds, documents or checks them all. */
export * as accounts from './accounts/contract';
export * as audioPairing from './audio-pairing/contract';
export * as groupCalls from './group-practice/call-contract';
export * as groupPractice from './group-practice/contract';
export * as ops from './ops/contract';
export * as stations from './stations/contract';
