import { KUDOS_DAYS } from './contract';
import { BLOCKS } from '~/domain/audio-pairing/views';
import { GROUP_MEMBERS } from '~/domain/group-practice/views';

/** SQL: when the kudos of a round close. @param attempt the alias of its result */
export const closesAt = (attempt: string): string =>
  `(${attempt}.submitted_at + make_interval(hours => ${KUDOS_DAYS * 24}))`;

/** SQL: neither of two people has blocked the other. */
const notBlocked = (one: string, other: string): string =>
  `NOT EXISTS (SELECT FROM ${BLOCKS} b WHERE b.blocker_id = ${one} AND b.blocked_id = ${other} OR b.blocker_id = ${other} AND b.blocked_id = ${one})`;

/** SQL: kudos are shown while neither person has blocked the other. @param kudos their alias */
export const isShown = (kudos: string): string => notBlocked(`${kudos}.giver_id`, `${kudos}.receiver_id`);

/**
 * SQL: one person of a round may thank another, unless either was removed from the group or has blocked the other.
 * @param attempt the alias of the round's result
 * @param giver of `attempt_participants`, as is `receiver`
 */
export const mayThank = (attempt: string, giver: string, receiver: string): string =>
  `${giver}.account_id <> ${receiver}.account_id
   AND NOT EXISTS (SELECT FROM ${GROUP_MEMBERS} m WHERE m.session_id = ${attempt}.group_session_id AND m.account_id IN (${giver}.account_id, ${receiver}.account_id) AND m.removed)
   AND ${notBlocked(`${giver}.account_id`, `${receiver}.account_id`)}`;
