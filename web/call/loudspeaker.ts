/** Plays what somebody says. */
export interface Loudspeaker {
  /** @returns whether the browser lets it be heard; if not, `play` again once the page was touched */
  play: () => Promise<boolean>;
  close: () => void;
}

export function openLoudspeaker(stream: MediaStream): Loudspeaker {
  const audio = new Audio();
  audio.autoplay = true;
  audio.srcObject = stream;
  return {
    play: () =>
      audio.play().then(
        () => true,
        (error: Error) => error.name !== 'NotAllowedError',
      ),
    close: () => {
      audio.pause();
      audio.srcObject = null;
    },
  };
}
