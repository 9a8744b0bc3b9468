/** Milliseconds between two looks for a new version, as long as somebody looks at the page. */
export const CHECK_EVERY = 3_600_000;

/**
 * Looks for a new version now and then: browsers do so only when a page is opened, and an installed app may stay open for weeks.
 *
 * @returns ends it
 */
export function checkNowAndThen(registration: Pick<ServiceWorkerRegistration, 'update'>): () => void {
  let checkedAt = performance.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < CHECK_EVERY) return;
    checkedAt = performance.now();
    // Without a network there is nothing new.
    registration.update().catch(() => null);
  };
  const timer = setInterval(check, CHECK_EVERY);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
