import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { answerKnock, groupKnocks, type KnocksSnapshot } from '~/domain/group-practice/knock-contract';
import { useMutate } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { useAnnounce } from '~/web/ui/announcer';
import { playKnock } from '~/web/ui/sound/cues';
import { useErrorToast } from '~/web/ui/use-error-toast';

const NOBODY: KnocksSnapshot['knocks'] = [];

/** Knocks that this device has made known: the pages of a group follow each other while somebody waits. */
const heard = new Set<number>();

/** The knocks of a group, for its host: announced and sounded once on this device, on any page of the group. */
export function useKnocks(pin: string, { enabled = true }: { enabled?: boolean } = {}) {
  const intl = useIntl();
  const cache = useQueryClient();
  const announce = useAnnounce();
  const { snapshot } = useLive(groupKnocks, pin, { enabled });
  const knocks = (enabled && snapshot?.knocks) || NOBODY;
  const { mutate, isPending } = useMutate(answerKnock, {
    onSuccess: (after) => offerSnapshot(cache, groupKnocks, pin, after),
    ...useErrorToast(),
  });

  useEffect(() => {
    const fresh = knocks.filter(({ id }) => !heard.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) heard.add(id);
    playKnock();
    announce(fresh.map(({ name }) => intl.formatMessage({ id: 'group-practice.knocks.news' }, { name })).join(' '));
  }, [knocks, announce, intl]);

  return {
    knocks,
    answering: isPending,
    answer: (id: number, letIn: boolean) => mutate({ pin, knock_id: id, let_in: letIn }),
  };
}
