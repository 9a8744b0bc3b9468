import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pushPage, type PushSettings } from '~/domain/accounts/push/contract';
import { notePushHere } from '~/web/core/device';
import { askForPush, endPush, type PushPermission, pushPermission, subscribePush } from '~/web/core/push';
import { workerReady } from '~/web/core/worker';
import { pageKey, useAction, usePage } from '~/web/live/client';

/** Messages to this device: whether they come, and what turns them on and off. @param me the id of the person */
export function usePush(me: number) {
  const cache = useQueryClient();
  const { data, error, refetch } = usePage(pushPage);
  const [permission, setPermission] = useState<PushPermission>(pushPermission);
  const [turning, setTurning] = useState(false);
  const [failed, setFailed] = useState(false);
  const keep = {
    onSuccess: (now: PushSettings) => {
      cache.setQueryData(pageKey(pushPage), now);
      notePushHere(now.here ? me : null);
    },
  };
  const subscribe = useAction(pushPage, 'subscribe', {}, keep);
  const unsubscribe = useAction(pushPage, 'unsubscribe', {}, keep);
  const switchKind = useAction(pushPage, 'switch_kind', {}, keep);

  /** In a press of a button, for the browser asks the person. */
  async function turnOn(publicKey: string): Promise<void> {
    setTurning(true);
    setFailed(false);
    try {
      const answer = await askForPush();
      setPermission(answer);
      if (answer !== 'granted') return;
      subscribe.mutate(await subscribePush(await workerReady(), publicKey));
    } catch {
      setFailed(true);
    } finally {
      setTurning(false);
    }
  }

  return {
    data,
    error,
    refetch,
    permission,
    failed,
    refused: subscribe.error ?? unsubscribe.error ?? switchKind.error,
    turning: turning || subscribe.isPending || unsubscribe.isPending,
    turnOn: data ? () => void turnOn(data.public_key) : undefined,
    turnOff: () => {
      unsubscribe.mutate({});
      void endPush();
    },
    switchKind,
  };
}
