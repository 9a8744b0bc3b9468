import { useIntl } from 'react-intl';
import { EXAM, LEITNER, MODES, STUDY } from '~/domain/quizzes/contract';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { durationInWords } from '../in-words';
import { Step } from './step';

interface Props {
  mode: (typeof MODES)[number];
  /** How long an exam of this quiz takes. */
  examSeconds: number;
  onChange: (mode: (typeof MODES)[number]) => void;
}

/** Study, Leitner or exam. */
export function ModeStep({ mode, examSeconds, onChange }: Props) {
  const intl = useIntl();
  const { formatMessage: say } = intl;
  return (
    <Step title={say({ id: 'quizzes.setup.step.mode' })}>
      <ChoiceCards
        label={say({ id: 'quizzes.setup.mode' })}
        columns={3}
        underHeading
        value={String(mode)}
        onChange={(chosen) => onChange(MODES.find((one) => String(one) === chosen) ?? STUDY)}
        choices={[
          {
            value: String(STUDY),
            label: say({ id: 'quizzes.setup.mode.study' }),
            about: say({ id: 'quizzes.setup.mode.study.about' }),
          },
          {
            value: String(LEITNER),
            label: say({ id: 'quizzes.setup.mode.leitner' }),
            about: say({ id: 'quizzes.setup.mode.leitner.about' }),
          },
          {
            value: String(EXAM),
            label: say({ id: 'quizzes.setup.mode.exam' }),
            about: say({ id: 'quizzes.setup.mode.exam.about' }, { time: durationInWords(intl, examSeconds) }),
          },
        ]}
      />
    </Step>
  );
}
