import { ActionIcon } from '@mantine/core';
import { useMediaQuery, useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShownPromotion } from '~/domain/promotions/contract';
import { WithMantine } from '~/web/ui/mantine';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import classes from './carousel.module.css';
import { PromotionCard } from './promotion-card';
import { usePromotions } from './use-promotions';

/** Milliseconds that a slide stays before the next comes by itself. */
const STAYS = 7_000;
/** Slides beside each other from 1200 px on (spec 1 §9). */
const WIDE = { query: '(min-width: 1200px)', slides: 3 };

/**
 * Promotions beside each other: one, or three from 1200 px on. They move on by themselves, in a loop, unless they were paused,
 * somebody is at them, the page is hidden, or less motion is wanted.
 */
export function Carousel() {
  return (
    <WithMantine>
      <Slides />
    </WithMantine>
  );
}

function Slides() {
  const { formatMessage: say } = useIntl();
  const { items, seen, followed, dismiss } = usePromotions('carousel');
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const wide = useMediaQuery(WIDE.query, false, { getInitialValueInEffect: false });
  const track = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [busy, setBusy] = useState(false);
  const beside = wide ? WIDE.slides : 1;
  const places = Math.max(1, items.length - beside + 1);
  const moves = places > 1;
  const playing = moves && !paused && !still;

  const go = (to: number) => {
    const list = track.current;
    const slide = list?.children[(to + places) % places] as HTMLElement | undefined;
    if (!list || !slide) return;
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: still ? 'instant' : 'smooth' });
    setAt((to + places) % places);
  };
  useSteps(playing && !busy, () => go(at + 1));

  const now = at >= places ? 0 : at;
  const shown = items.slice(now, now + beside);
  useSeen(track, shown, seen);

  if (items.length === 0) return null;
  const onScroll = () => {
    const list = track.current;
    if (!list) return;
    const slides = [...list.children] as HTMLElement[];
    const nearest = slides.findIndex(
      (slide) => slide.offsetLeft - list.offsetLeft >= list.scrollLeft - slide.offsetWidth / 2,
    );
    if (nearest >= 0) setAt(Math.min(nearest, places - 1));
  };
  return (
    <Section
      id="promotions"
      title={<FormattedMessage id="promotions.carousel" />}
      actions={moves && <Controls paused={still ? null : paused} onPause={setPaused} onStep={(by) => go(now + by)} />}
      ref={section}
      className={`no-print ${classes.carousel}`}
      aria-roledescription={say({ id: 'promotions.carousel.kind' })}
      onPointerEnter={() => setBusy(true)}
      onPointerLeave={() => setBusy(false)}
      onFocus={() => setBusy(true)}
      onBlur={() => setBusy(false)}
    >
      {/* Announced only while somebody turns the pages themselves. */}
      <div
        ref={track}
        className={classes.track}
        data-beside={Math.min(beside, items.length)}
        aria-live={playing && !busy ? 'off' : 'polite'}
        onScroll={onScroll}
      >
        {items.map((promotion, index) => (
          <div
            key={promotion.id}
            className={classes.slide}
            role="group"
            aria-roledescription={say({ id: 'promotions.slide.kind' })}
            aria-label={say({ id: 'promotions.slide' }, { number: index + 1, count: items.length })}
            data-current={shown.includes(promotion) || undefined}
            inert={!shown.includes(promotion)}
          >
            <PromotionCard
              promotion={promotion}
              onFollow={() => followed(promotion)}
              onDismiss={() => {
                dismiss(promotion);
                section.current?.querySelector<HTMLElement>('button')?.focus();
              }}
            />
          </div>
        ))}
      </div>
      {moves && (
        <p className={classes.place} aria-hidden>
          {Array.from({ length: places }, (_, index) => (
            <span key={index} className={classes.dot} data-current={index === now || undefined} />
          ))}
        </p>
      )}
    </Section>
  );
}

/** Pauses, and steps back or on. @param paused null: nothing moves by itself */
function Controls({
  paused,
  onPause,
  onStep,
}: {
  paused: boolean | null;
  onPause: (paused: boolean) => void;
  onStep: (by: -1 | 1) => void;
}) {
  const { formatMessage: say } = useIntl();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <div className={layout.buttons} role="group" aria-label={say({ id: 'promotions.carousel.controls' })}>
      {paused !== null && (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={say({ id: paused ? 'promotions.play' : 'promotions.pause' })}
          onClick={() => onPause(!paused)}
        >
          {paused ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />}
        </ActionIcon>
      )}
      <ActionIcon
        variant="default"
        size={44}
        aria-label={say({ id: 'promotions.previous' })}
        onClick={() => onStep(-1)}
        onKeyDown={onKeyDown}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={say({ id: 'promotions.next' })}
        onClick={() => onStep(1)}
        onKeyDown={onKeyDown}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Calls `step` again and again while it is on and the page is visible. */
function useSteps(on: boolean, step: () => void): void {
  const next = useRef(() => {});
  useEffect(() => void (next.current = step));
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next.current();
    }, STAYS);
    return () => clearInterval(timer);
  }, [on]);
}

/** Reports the promotions that are on the screen, not those beside it or below. */
function useSeen(
  track: RefObject<HTMLElement | null>,
  shown: readonly ShownPromotion[],
  seen: (promotion: ShownPromotion) => void,
): void {
  const ids = shown.map(({ id }) => id).join();
  useEffect(() => {
    const list = track.current;
    if (!list || ids === '' || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        for (const one of shown) seen(one);
        observer.disconnect();
      },
      { threshold: 0.6 },
    );
    observer.observe(list);
    return () => observer.disconnect();
    // `shown` and `seen` are new with every render; what is shown is not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids]);
}
