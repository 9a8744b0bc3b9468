import { follow } from '../kit/event';
import { groupChanged, memberLeft } from '../group-practice/events';
import { closeTalksThatAreOver, stopWatching } from './talk/group-patient';

export const consultationsFollowers = [
  follow(groupChanged, (tx, { pin }) => closeTalksThatAreOver(tx, pin)),
  follow(memberLeft, (tx, { pin, account_id }) => stopWatching(tx, pin, account_id)),
];
