/** What a push message may be about. Each kind can be switched off by itself. */
export const PUSH_KINDS = ['partner', 'group', 'event', 'quiz'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
