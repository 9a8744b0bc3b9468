/** What a link to a group's page carries (`state` of the navigation) when it leads there to talk. */
export const TO_TALK = { talk: true } as const;

export const asksToTalk = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'talk' in state && state.talk === true;
