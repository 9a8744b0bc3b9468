import { factFamily, type FactFamily } from '~/infra/content/fact-content';
import type { Family } from '~/infra/content/read-facts';

let made = 0;

const NUMERALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const NAMES = ['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'ginkgo', 'hazel'];

/** A family of six facts of cardiology, unless the options say otherwise; it can be asked both ways. */
export function aFamily(
  options: Partial<FactFamily> & { specialty?: Family['specialty']; /** How many facts, 5 to 8. */ size?: number } = {},
): Family {
  made += 1;
  const { specialty = 'cardiology', size = 6, ...fields } = options;
  const family: FactFamily = {
    slug: `family-${made}`,
    topic: 'arrhythmias',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: `In series ${made}, which tree stands where the {subject} stone was laid?`,
    ask_back: `In series ${made}, which stone was laid where the {answer} grows?`,
    members: NUMERALS.slice(0, size).map((numeral, index) => ({
      subject: `${numeral} of the year ${made}`,
      answer: `the ${NAMES[index]} tree`,
      because: `The planting plan puts ${NAMES[index]} beside stone number ${index + 1}.`,
    })),
    source: { title: `Planting plan ${made}`, publisher: 'Example Press', year: 2024, url: 'https://example.org/plan' },
    ...fields,
  };
  return { ...factFamily.parse(family), specialty };
}
