import type { OverrulingsMeasured } from '~/domain/consultations/marking/overrulings.query';

/** Items that are listed of each kind. */
const LISTED = 20;

/** What came of it, for somebody who looks after the rules: what the rules miss, and what they credit wrongly. */
export function toldOf({ overruled, agreed, unjudged, against }: OverrulingsMeasured): string {
  const listed = (heading: string, ticked: boolean): string[] => {
    const items = against.filter((each) => each.ticked === ticked);
    if (items.length === 0) return [];
    const lines = items.slice(0, LISTED).map(({ station, title, count }) => `  ${count} × ${title} (${station})`);
    const more = items.length > LISTED ? [`  and ${items.length - LISTED} more`] : [];
    return ['', heading, ...lines, ...more];
  };
  return [
    `${overruled} proposed marks overruled. Today's rules agree with the person in ${agreed} of them.`,
    `${unjudged} items ticked that the words of a talk cannot show. They say nothing about the rules.`,
    ...listed('Done, say people; the rules do not find it:', true),
    ...listed('Not done, say people; the rules credit it:', false),
    '',
  ].join('\n');
}
