let shared: AudioContext | null = null;

/** One for the page, made at the first touch that needs it: browsers start none before. */
export function soundContext(): AudioContext {
  shared ??= new AudioContext();
  if (shared.state === 'suspended') void shared.resume().catch(() => undefined);
  return shared;
}
