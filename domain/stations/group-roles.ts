/** What somebody can be when a group practises a station (spec 3 §4). */
export const GROUP_ROLES = ['none', 'student', 'examiner', 'patient', 'observer'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];
