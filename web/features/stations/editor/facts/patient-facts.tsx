import { memo, Suspense } from 'react';
import { lazily } from '~/web/ui/fetched';
import type { Sheet } from '../sheet';

const FactsBuilder = lazily(async () => (await import('./facts-builder')).FactsBuilder);

interface Props {
  sheet: Sheet;
  /** Of a station that is saved. */
  stationId?: number;
  set: (change: Pick<Sheet, 'facts'>) => void;
}

/** What the patient knows, fact by fact; the words it is read by are fetched when it is shown. */
export const PatientFacts = memo(function PatientFacts({ sheet, stationId, set }: Props) {
  return (
    <Suspense fallback={null}>
      <FactsBuilder
        facts={sheet.facts}
        html={sheet.patient_instructions}
        language={sheet.language}
        stationId={stationId}
        set={set}
      />
    </Suspense>
  );
});
