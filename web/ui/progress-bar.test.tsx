/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

const fillOf = (bar: React.ReactElement) => {
  const style = (render(bar).container.querySelector('[style]') as HTMLElement).style;
  return { share: Number(style.getPropertyValue('--share')), duration: style.getPropertyValue('--duration') };
};

describe('a progress bar', () => {
  // rules: 3.9.22
  it("takes 'Progress bar default duration: 800 ms' (spec 3 §9), or what it is given", () => {
    expect(fillOf(<ProgressBar share={0.5} />).duration).toBe('800ms');
    expect(fillOf(<ProgressBar share={0.5} duration={200} />).duration).toBe('200ms');
  });

  it.each([
    [0, 0],
    [0.25, 0.25],
    [1, 1],
    [1.5, 1],
    [-1, 0],
    [Number.NaN, 0],
  ])('of %d is filled to %d', (share, filled) => {
    expect(fillOf(<ProgressBar share={share} />).share).toBe(filled);
  });
});
