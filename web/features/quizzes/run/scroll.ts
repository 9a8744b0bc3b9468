/** Milliseconds for which the page glides to what is new (spec 1 §9). */
export const SCROLL_MS = 1_000;
/** The final position of the element, as a share of the window's height: its context stays in sight above it. */
const AT = 0.45;

const ease = (share: number): number => 1 - (1 - share) ** 3;
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Glides down to an element that begins too low to be read; scrolling or pressing a key stops it. */
export function glideTo(element: HTMLElement): () => void {
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight * (AT + 0.1)) return () => {};
  const from = window.scrollY;
  const to = Math.max(0, from + top - window.innerHeight * AT);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return () => {};
  }
  const started = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const share = Math.min(1, (now - started) / SCROLL_MS);
    window.scrollTo(0, from + (to - from) * ease(share));
    if (share < 1) frame = requestAnimationFrame(step);
    else stop();
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const hand of HANDS) window.removeEventListener(hand, stop);
  };
  for (const hand of HANDS) window.addEventListener(hand, stop, { passive: true });
  return stop;
}
