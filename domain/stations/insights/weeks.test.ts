import { meanOf, startOfWeeks, sumWeeks, weeklyLine, weeksAgo, without, WEEKS_BACK } from './weeks';

const NOW = new Date('2026-03-02T12:00:00Z');
const before = (days: number, milliseconds = 0) => new Date(NOW.getTime() - days * 86_400_000 - milliseconds);

describe("weekly series from 6 weeks ago to now (spec 3 §3, §9: 'from 6 weeks ago to Now')", () => {
  it('has 7 points, the oldest first', () => {
    const line = weeklyLine(sumWeeks(NOW, []), sumWeeks(NOW, []));
    expect(line.map((point) => point.weeks_ago)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(WEEKS_BACK).toBe(6);
  });

  it('counts the last seven days as now, and what is on the border to the week before', () => {
    expect(weeksAgo(NOW, NOW)).toBe(0);
    expect(weeksAgo(NOW, before(7, -1))).toBe(0);
    expect(weeksAgo(NOW, before(7))).toBe(1);
    expect(weeksAgo(NOW, before(49, -1))).toBe(6);
  });

  it('leaves out what is older than seven weeks, and what is still to come', () => {
    expect(weeksAgo(NOW, before(49))).toBeNull();
    expect(weeksAgo(NOW, before(0, -1))).toBeNull();
    expect(startOfWeeks(NOW)).toEqual(before(49));
    expect(sumWeeks(NOW, [{ score: 50, submitted_at: before(60) }]).every((week) => week.tries === 0)).toBe(true);
  });

  // rules: 3.3.22
  it('shows the mean of each week as a percentage, and nothing in a week without tries', () => {
    const own = sumWeeks(NOW, [
      { score: 50, submitted_at: before(1) },
      { score: 75, submitted_at: before(2) },
      { score: 10, submitted_at: before(15) },
    ]);
    expect(weeklyLine(own, sumWeeks(NOW, [])).map((point) => point.you)).toEqual([
      null,
      null,
      null,
      null,
      10,
      null,
      62.5,
    ]);
  });
});

describe("'Other users'", () => {
  // rules: 3.3.22
  it("are everybody's tries without one's own", () => {
    const all = [
      { score: 20, submitted_at: before(1) },
      { score: 80, submitted_at: before(1) },
    ];
    expect(without(sumWeeks(NOW, all), sumWeeks(NOW, all.slice(0, 1)))[0]).toEqual({ sum: 80, tries: 1 });
  });

  it('are nobody where one was alone', () => {
    const mine = sumWeeks(NOW, [{ score: 20, submitted_at: before(1) }]);
    expect(meanOf(without(mine, mine)[0]!)).toBeNull();
  });

  it('stay between 0 and 100 per cent, with any rounding', () => {
    expect(meanOf({ sum: 100.000_01, tries: 1 })).toBe(100);
    expect(meanOf({ sum: -0.000_01, tries: 1 })).toBe(0);
  });
});
