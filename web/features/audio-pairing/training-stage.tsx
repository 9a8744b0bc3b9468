import { FormattedMessage } from 'react-intl';

export function TrainingStage({ stage }: { stage: number | null }) {
  return stage === null ? (
    <FormattedMessage id="audio-pairing.stage.unknown" />
  ) : (
    <FormattedMessage id={`accounts.stage.${stage}`} />
  );
}
