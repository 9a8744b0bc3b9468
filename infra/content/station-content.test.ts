import { readStations } from './load';
import { stationContent } from './station-content';

it('a fact of the starter content may have the questions that earn it, as an author of the product may add them', () => {
  const { patient_facts: _facts, ...station } = readStations()[0]!;
  const read = stationContent.parse({
    ...station,
    patient_facts: [{ said: 'I have a dog.', wordings: ['Who gets you out of the house?'] }],
  });
  expect(read.patient_facts[0]!.wordings).toEqual(['Who gets you out of the house?']);
});
