import { FormattedMessage } from 'react-intl';
import { ConsentDialog } from '../consent/consent-dialog';
import type { Speech } from './use-speech';

/** Asks before sound goes to the speech server, or to the browser's own service, for the first time. @param onAgreed told where the person is about to speak */
export function SpeechConsent({ speech, onAgreed }: { speech: Speech; onAgreed: (to: 'server' | 'browser') => void }) {
  const { asking, service } = speech;
  const decide = (decision: 'yes' | 'no') => {
    speech.decide(decision);
    if (decision === 'yes' && asking?.speak) onAgreed(asking.about);
  };
  return (
    <>
      <ConsentDialog
        opened={asking?.about === 'browser'}
        title={<FormattedMessage id="consultations.consent.speech" />}
        yes={<FormattedMessage id="consultations.consent.speech.yes" />}
        no={<FormattedMessage id="consultations.consent.speech.no" />}
        onDecide={decide}
        onClose={speech.close}
      >
        <FormattedMessage id="consultations.consent.speech.about" />
      </ConsentDialog>
      <ConsentDialog
        opened={asking?.about === 'server'}
        title={<FormattedMessage id="consultations.consent.server" />}
        yes={<FormattedMessage id="consultations.consent.server.yes" />}
        no={<FormattedMessage id="consultations.consent.server.no" />}
        onDecide={decide}
        onClose={speech.close}
      >
        <FormattedMessage
          id="consultations.consent.server.about"
          values={{ service: service?.service ?? '', hears: service?.hears ?? '', speaks: service?.speaks ?? '' }}
        />
      </ConsentDialog>
    </>
  );
}
