import { FLASHCARD_IMAGES, isOurPicture } from './pictures';

describe('pictures of cards', () => {
  const name = `${'a1'.repeat(16)}.png`;
  // rules: 2.5.26
  it('are ours by their path, not by a part of their address', () => {
    expect(isOurPicture(FLASHCARD_IMAGES + name)).toBe(true);
    for (const address of [
      '',
      name,
      `https://elsewhere.example${FLASHCARD_IMAGES}${name}`,
      `//elsewhere.example${FLASHCARD_IMAGES}${name}`,
      `${FLASHCARD_IMAGES}../../secret.png`,
      `${FLASHCARD_IMAGES}${name}?x`,
      `${FLASHCARD_IMAGES}%2e%2e/${name}`,
      `/media/other/${name}#${FLASHCARD_IMAGES}`,
      `${FLASHCARD_IMAGES}${name}.svg`,
    ])
      expect(isOurPicture(address)).toBe(false);
  });
});
