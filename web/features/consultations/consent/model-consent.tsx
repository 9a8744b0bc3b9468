import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ConsultationData, modelNamed } from '~/domain/consultations/contract';
import { useSession } from '~/web/core/session';
import { SpeakerNote } from '../talk/speaker-note';
import { ConsentDialog } from './consent-dialog';
import { useConsent } from './kept-consent';

/** What is decided about the model that would speak for this patient. */
export function useModelConsent({ model }: Pick<ConsultationData, 'model'>) {
  const personId = useSession().person?.id ?? 0;
  const consent = useConsent(personId, model ? modelNamed(model) : 'none');
  return {
    ...consent,
    model,
    undecided: model !== null && consent.decision === null,
    agreed: model !== null && consent.decision === 'yes',
    /** What is sent with what one says: the model that it may go to, or nothing. */
    agreedModel: model !== null && consent.decision === 'yes' ? modelNamed(model) : '',
  };
}
export type ModelConsent = ReturnType<typeof useModelConsent>;

/** The question, with the name of the model and who runs it. */
export function ModelConsentDialog({
  consent,
  opened,
  onDecided,
  onClose,
}: {
  consent: ModelConsent;
  opened: boolean;
  onDecided: () => void;
  onClose: () => void;
}) {
  return (
    <ConsentDialog
      opened={opened}
      title={<FormattedMessage id="consultations.consent.model" />}
      yes={<FormattedMessage id="consultations.consent.model.yes" />}
      no={<FormattedMessage id="consultations.consent.model.no" />}
      onDecide={(decision) => {
        consent.decide(decision);
        onDecided();
      }}
      onClose={onClose}
    >
      <FormattedMessage
        id="consultations.consent.model.about"
        values={{ model: consent.model?.name ?? '', service: consent.model?.service ?? '' }}
      />
    </ConsentDialog>
  );
}

/** Who answers, and if there is a choice, the way to make it again. */
export function SpeakerChoice({ consent }: { consent: ModelConsent }) {
  const [asked, ask] = useState(false);
  return (
    <>
      <SpeakerNote speaker={consent.agreed ? 'model' : 'offline'} />
      {consent.model && (
        <Anchor component="button" type="button" size="sm" mb="xs" onClick={() => ask(true)}>
          <FormattedMessage id="consultations.consent.change" />
        </Anchor>
      )}
      <ModelConsentDialog consent={consent} opened={asked} onDecided={() => ask(false)} onClose={() => ask(false)} />
    </>
  );
}
