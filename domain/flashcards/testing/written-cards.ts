import type { CardRequest, CardWriter, WrittenCard } from '../generation/card-writer';

/** What a text about the heart says outright: three definitions, a figure, and two lists. */
export const PASTED = `Aortic stenosis is a narrowing of the aortic valve that slows the outflow of the left ventricle.
Mitral regurgitation is a leak of the mitral valve that lets blood flow back into the left atrium.
The most common cause of mitral stenosis is rheumatic fever.
Adults in cardiac arrest are given 1 mg of adrenaline every few minutes.
Causes of heart failure:
- ischaemic heart disease
- hypertension
- valve disease
The symptoms of aortic stenosis include angina, syncope and breathlessness.`;

const WORDS = ['atrium', 'ventricle', 'septum', 'valve', 'aorta', 'bundle', 'node', 'apex', 'sinus', 'chord'];

/** A card that passes the gate; each number has another. */
export const aWrittenCard = (nth: number, change: Partial<WrittenCard> = {}): WrittenCard => ({
  front: `What is the ${WORDS[nth % 10]} of the heart number ${nth} for, and where does it ${'abcdefghij'[nth % 10]!.repeat(9)}?`,
  back: `It is part ${nth} of the heart.`,
  question_id: null,
  writer: 'model',
  ...change,
});

/** A writer of good cards, and what it was asked. */
export function aCardWriter(
  change: (request: CardRequest, nth: number) => Partial<WrittenCard> | Promise<Partial<WrittenCard>> = () => ({}),
): CardWriter & { requests: CardRequest[] } {
  const requests: CardRequest[] = [];
  const write: CardWriter = async (request) => {
    requests.push(request);
    const nth = requests.length;
    return aWrittenCard(nth, await change(request, nth));
  };
  return Object.assign(write, { requests });
}
