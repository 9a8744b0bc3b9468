import { domainEvent } from '../kit/event';

/** Somebody has joined a class or left it, or it was closed. */
export const classPeopleChanged = domainEvent<{ class_id: number }>('classes.people-changed');
