/** `(only if asked, or if the doctor picks up “I’m all right, really”)`: the cue of what stands there, without the condition beside it. */
export const CUE_CONDITION =
  /,?\s*(?:\bor |\bo )?\b(?:if|when|si|cuando)\b(?:(?!\b(?:if|when|si|cuando)\b)[^“«"()]){0,40}\b(?:picks? up(?: on)?|notices?|recoge|nota|se fija en)\s+[“«"]([^“«”»"]{3,200})[”»"]/i;
export const cueIn = (text: string): string =>
  CUE_CONDITION.exec(text)?.[1]
    ?.trim()
    .replace(/[.,;]$/, '') ?? '';
