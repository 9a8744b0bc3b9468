/** Every room's contract, for whoever binds, documents or checks them all. */
export * as accounts from './accounts/contract';
export * as audioPairing from './audio-pairing/contract';
export * as discussion from './discussion/contract';
export * as groupCalls from './group-practice/call-contract';
export * as groupPractice from './group-practice/contract';
export * as images from './images/contract';
export * as itemAnalysis from './questions/analysis-contract';
export * as notebook from './notebook/contract';
export * as ops from './ops/contract';
export * as personalQuizzes from './quizzes/personal-contract';
export * as questionExchange from './questions/exchange-contract';
export * as questions from './questions/contract';
export * as quizGeneration from './quizzes/generation-contract';
export * as quizzes from './quizzes/contract';
export * as stationAuthoring from './stations/authoring-contract';
export * as stations from './stations/contract';
export * as writingQuestions from './questions/authoring-contract';
