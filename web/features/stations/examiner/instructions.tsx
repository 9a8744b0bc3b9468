import { useMediaQuery } from '@mantine/hooks';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Folds } from '~/web/ui/folds';
import { RichText } from '~/web/ui/rich-text';
import type { ChecklistData } from '~/domain/stations/checklist-contract';

const PHONE = '(max-width: 48em)';

interface Props {
  station: ChecklistData['station'];
  alone: boolean;
}

/** The instructions of examiner, patient and candidate; each can be folded away. On an examiner's phone they are behind one line, so that the checklist begins on the first screen. */
export const Instructions = memo(function Instructions(props: Props) {
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  if (!phone || props.alone) return <Texts {...props} />;
  return (
    <Folds
      order={2}
      folds={[
        {
          id: 'all',
          title: <FormattedMessage id="stations.instructions" />,
          content: <Texts {...props} order={3} />,
        },
      ]}
    />
  );
});

function Texts({ station, alone, order = 2 }: Props & { order?: 2 | 3 }) {
  const texts = [
    { id: 'examiner', html: station.examiner_instructions },
    { id: 'patient', html: station.patient_instructions },
    { id: 'student', html: station.student_instructions },
  ];
  const shown = (alone ? texts.reverse() : texts).filter(({ html }) => html !== '');
  return (
    <Folds
      order={order}
      open={alone ? ['student'] : []}
      folds={shown.map(({ id, html }) => ({
        id,
        title: <FormattedMessage id={`stations.instructions.${id}`} />,
        content: <RichText html={html} />,
      }))}
    />
  );
}
