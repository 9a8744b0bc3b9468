import { referenceRanges } from '~/domain/questions/contract';
import { useCall } from '~/web/live/client';

/** The reference ranges. They hardly ever change: asked for once in a tab, and kept on the device (`web/core/visited.ts`). */
export const useRanges = (enabled: boolean) =>
  useCall(referenceRanges, {}, { enabled, staleTime: Infinity, gcTime: Infinity });
