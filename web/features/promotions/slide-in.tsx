import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShownPromotion } from '~/domain/promotions/contract';
import { WithMantine } from '~/web/ui/mantine';
import { maySlideIn, noteSlideIn } from './device';
import { PromotionCard } from './promotion-card';
import classes from './slide-in.module.css';
import { usePromotions } from './use-promotions';

/** A promotion that slides in at the side within 500 ms, takes no focus, and goes with Escape (spec 1 §9). At most one while a page is open. */
export function SlideIn() {
  const { formatMessage: say } = useIntl();
  const { items, seen, followed, dismiss } = usePromotions('slide-in');
  const [chosen, setChosen] = useState<number | null>(null);
  const [closed, setClosed] = useState(false);
  const [open, setOpen] = useState(false);
  const aside = useRef<HTMLElement>(null);
  const promotion = items.find(({ id }) => id === chosen) ?? null;

  const next = chosen === null ? items.find((one) => maySlideIn(one, Date.now())) : undefined;
  const note = useRef((_: ShownPromotion) => {});
  useEffect(() => void (note.current = seen));
  useEffect(() => {
    if (!next) return;
    setChosen(next.id);
    noteSlideIn(next.id, Date.now());
    note.current(next);
  }, [next]);
  // Drawn outside once, so that it has somewhere to slide from.
  useEffect(() => {
    if (!promotion || open || closed) return;
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [promotion, open, closed]);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      setOpen(false);
      setClosed(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  if (!promotion) return null;
  const close = () => {
    setOpen(false);
    setClosed(true);
  };
  return (
    <aside
      ref={aside}
      className={`no-print ${classes.aside}`}
      data-open={open || undefined}
      inert={!open}
      aria-label={say({ id: 'promotions.carousel' })}
    >
      <WithMantine>
        <PromotionCard
          promotion={promotion}
          onFollow={() => {
            followed(promotion);
            close();
          }}
          onDismiss={() => {
            close();
            dismiss(promotion);
          }}
        >
          <Button variant="subtle" color="gray" onClick={close}>
            <FormattedMessage id="promotions.later" />
          </Button>
        </PromotionCard>
      </WithMantine>
    </aside>
  );
}
