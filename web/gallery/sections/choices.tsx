import { IconHeadset, IconMessageCircle, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NO_GRADES, type Grades } from '~/domain/stations/marking';
import { STATION_BASES } from '~/domain/stations/styles';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { GradeGroups } from '~/web/ui/grade-groups';
import { VoiceCard } from '~/web/ui/voice-card';
import { WayCards, type Way } from '~/web/ui/way-cards';
import type { Section } from '../section';

const WAYS: readonly Way[] = [
  { to: '/', id: 'app.practise.partner', Icon: IconHeadset },
  { to: '/', id: 'app.practise.patient', Icon: IconMessageCircle },
  { to: '/', id: 'app.practise.circuits', Icon: IconRefresh },
];

function Cards({ columns, chosen }: { columns: 1 | 2; chosen: string | null }) {
  const [value, setValue] = useState(chosen);
  return (
    <ChoiceCards
      label={useIntl().formatMessage({ id: 'app.language.label' })}
      value={value}
      columns={columns}
      onChange={setValue}
      choices={STATION_BASES.map((base, index) => ({
        value: base,
        label: <FormattedMessage id={`app.style.${base}`} />,
        ...(index < 2 ? { about: <FormattedMessage id="app.not-advice" />, figure: 12 + index } : {}),
        disabled: index === 3,
      }))}
    />
  );
}

function Marks({ grades, asked }: { grades: Partial<Grades>; asked: boolean }) {
  const [given, setGiven] = useState<Grades>({ ...NO_GRADES, ...grades });
  return (
    <GradeGroups
      groups={['dgd_grade', 'overall_score']}
      grades={given}
      onGrade={(which, grade) => setGiven({ ...given, [which]: grade })}
      asked={asked}
    />
  );
}

export const choices: Section = {
  id: 'choices',
  title: 'Choices',
  states: {
    'cards in a column: none chosen, the last disabled': () => <Cards columns={1} chosen={null} />,
    'cards beside each other: one chosen': () => <Cards columns={2} chosen={STATION_BASES[1]!} />,
    'grades: one given': () => <Marks grades={{ dgd_grade: 'pass' }} asked={false} />,
    'grades: missing, pointed out': () => <Marks grades={{ dgd_grade: 'clear-fail' }} asked />,
    'ways on': () => <WayCards label="Ways on" ways={WAYS} />,
    'to a partner': () => <VoiceCard base={STATION_BASES[0]!} />,
  },
};
