/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Language } from '~/web/core/language';
import { WeeklyChart } from './weekly-chart';

// nivo measures what jsdom does not lay out: what it is asked to draw is looked at.
const asked: {
  yScale?: unknown;
  gridYValues?: unknown;
  axisLeft?: { tickValues: number[]; format: (value: number) => string };
  axisBottom?: { format: (value: string) => string };
}[] = [];
jest.mock('@nivo/line', () => ({ ResponsiveLine: (props: object) => (asked.push(props), null) }));

// rules: 2.9.15, 2.9.16, 3.9.15, 3.9.16
it("'y axis 0 to 100 percent in steps of 25; x axis from 6 weeks ago to Now' (spec 3 §9)", () => {
  const weekly = [6, 5, 4, 3, 2, 1, 0].map((weeks_ago) => ({ weeks_ago, you: 50, others: 60 }));
  render(
    <Language language="en">
      <WeeklyChart weekly={weekly} label="Weeks" />
    </Language>,
  );
  const { yScale, gridYValues, axisLeft, axisBottom } = asked[0]!;
  expect(yScale).toEqual({ type: 'linear', min: 0, max: 100 });
  expect(gridYValues).toEqual([0, 25, 50, 75, 100]);
  expect(axisLeft!.tickValues.map(axisLeft!.format)).toEqual(['0%', '25%', '50%', '75%', '100%']);
  expect(['6', '5', '3', '1', '0'].map((week) => axisBottom!.format(week))).toEqual([
    '6 weeks ago',
    '',
    '3 weeks ago',
    '',
    'Now',
  ]);
});
