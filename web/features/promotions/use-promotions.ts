import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { filled } from '~/domain/promotions/claims';
import {
  COUNT_AGAIN,
  dismissPromotion,
  notePromotion,
  type Place,
  type ShownPromotion,
  shownPromotions,
  type ShownPromotions,
} from '~/domain/promotions/contract';
import { useSession } from '~/web/core/session';
import { callKey, useCall, useMutate } from '~/web/live/client';
import { dismissHere, firstSight, isDismissedHere, isSpentHere, noteSeen } from './device';

/** The promotions of a place for who is here, with their claims as they were counted last; counted anew while they are shown. */
export function usePromotions(place: Place) {
  const { locale } = useIntl();
  const { person } = useSession();
  const cache = useQueryClient();
  // What is dismissed while there is no storage is gone from this page at least.
  const [gone, setGone] = useState<readonly number[]>([]);
  const { data } = useCall(
    shownPromotions,
    {},
    { refetchInterval: COUNT_AGAIN, refetchOnWindowFocus: true, refetchOnMount: 'always', retry: false },
  );
  const note = useMutate(notePromotion);
  const dismiss = useMutate(dismissPromotion);
  const items = useMemo(() => {
    const read = (text: string) => filled(text, data?.counts ?? {}, locale);
    return (data?.items ?? [])
      .filter((one) => one.place === place && !gone.includes(one.id) && !isDismissedHere(one.id))
      .filter((one) => one.place !== 'carousel' || !isSpentHere(one))
      .map((one) => ({ ...one, title: read(one.title), body: read(one.body), link_text: read(one.link_text) }));
  }, [data, gone, locale, place]);
  return {
    items,
    seen: (promotion: ShownPromotion) => {
      if (!firstSight(promotion.id)) return;
      if (place === 'carousel') noteSeen(promotion.id);
      note.mutate({ promotion_id: promotion.id, what: 'view' });
    },
    followed: (promotion: ShownPromotion) => note.mutate({ promotion_id: promotion.id, what: 'click' }),
    /** For good: on this device, and wherever who is signed in is. */
    dismiss: (promotion: ShownPromotion) => {
      dismissHere(promotion.id);
      setGone((before) => [...before, promotion.id]);
      cache.setQueryData<ShownPromotions>(
        callKey(shownPromotions, {}),
        (known) => known && { ...known, items: known.items.filter(({ id }) => id !== promotion.id) },
      );
      if (person && !person.guest) dismiss.mutate({ promotion_id: promotion.id });
    },
  };
}
