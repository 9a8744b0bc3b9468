import { FormattedMessage, useIntl } from 'react-intl';
import { ConsentDialog } from '../consent/consent-dialog';
import { makerOfBrowser } from './speech-port';
import type { Speech } from './use-speech';

/** Asks before sound goes to the speech server, or to the browser's own service, for the first time. @param onAgreed told if the person is about to speak */
export function SpeechConsent({ speech, onAgreed }: { speech: Speech; onAgreed: (to: 'server' | 'browser') => void }) {
  const { asking, service } = speech;
  const { formatMessage: words } = useIntl();
  const maker = makerOfBrowser(navigator.userAgent) ?? words({ id: 'consultations.consent.maker' });
  const decide = (decision: 'yes' | 'no') => {
    speech.decide(decision);
    if (decision === 'yes' && asking?.speak && asking.about !== 'voice') onAgreed(asking.about);
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
        <FormattedMessage id="consultations.consent.speech.about" values={{ maker }} />
      </ConsentDialog>
      <ConsentDialog
        opened={asking?.about === 'voice'}
        title={<FormattedMessage id="consultations.consent.voice" />}
        yes={<FormattedMessage id="consultations.consent.voice.yes" />}
        no={<FormattedMessage id="consultations.consent.voice.no" />}
        onDecide={decide}
        onClose={speech.close}
      >
        <FormattedMessage
          id={speech.remote ? 'consultations.consent.voice.about' : 'consultations.consent.voice.unnamed'}
          values={{ voice: speech.remote, maker }}
        />
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
