import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { eventLive, eventPage, eventPeopleLive } from '~/domain/events/contract';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';

/** An event as its changes come in. Who has a place and watches when it opens is led to its lobby. */
export function useEvent(eventId: number) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const address = { params: { event_id: eventId } };
  const { data, error, refetch } = usePage(eventPage, address, { refetchOnMount: 'always' });
  const inside = data?.part === 'host' || data?.part === 'coming';
  const {
    snapshot: event,
    connection,
    error: shut,
  } = useLive(eventLive, eventId, { initial: data?.event, enabled: !!data });
  const { snapshot: people, error: out } = useLive(eventPeopleLive, eventId, {
    initial: data?.people ?? undefined,
    enabled: inside,
  });
  const enter = useAction(eventPage, 'enter', address, { onSuccess: ({ next_url }) => void navigate(next_url) });

  const block = useAction(eventPage, 'block', address, {
    onSuccess: ({ next_url }) => {
      void navigate(next_url, { replace: true });
      void refetch();
    },
  });

  // What one is in it may have changed with it: a place from the waiting list, hosting.
  const version = event?.version;
  const seen = data?.event.version;
  useEffect(() => {
    if (version !== undefined && seen !== undefined && version > seen) void refetch();
  }, [version, seen, refetch]);

  // The place is gone, and with it the names of the others.
  useEffect(() => {
    if (out || shut) void refetch();
  }, [out, shut, refetch]);

  const state = event?.state;
  const before = useRef(state);
  const { mutate } = enter;
  const leads = inside && event?.kind === 'practice';
  useEffect(() => {
    if (before.current === 'planned' && state === 'open' && leads) mutate({});
    before.current = state;
  }, [state, leads, mutate]);

  const show = {
    onSuccess: (answer: NonNullable<typeof data>) => cache.setQueryData(pageKey(eventPage, address), answer),
  };
  return {
    data,
    event,
    people: inside && !out ? people : undefined,
    connection,
    /** Also of a page that was shown before: it is kept from who may not see it any more. */
    error: shut ?? error,
    refetch,
    enter,
    block,
    signUp: useAction(eventPage, 'sign_up', address, show),
    leave: useAction(eventPage, 'leave', address, show),
    move: useAction(eventPage, 'move', address, show),
    cancel: useAction(eventPage, 'cancel', address, show),
    setSlides: useAction(eventPage, 'set_slides', address, show),
  };
}

export type EventState = ReturnType<typeof useEvent>;
