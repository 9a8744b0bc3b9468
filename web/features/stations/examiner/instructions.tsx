import { Accordion } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { FormattedMessage } from 'react-intl';
import { RichText } from '~/web/ui/rich-text';
import type { ChecklistData } from '~/domain/stations/checklist-contract';

const PHONE = '(max-width: 48em)';

interface Props {
  station: ChecklistData['station'];
  alone: boolean;
}

/** What examiner, patient and candidate were told; each can be folded away. On an examiner's phone they are behind one line, so that the checklist begins on the first screen. */
export function Instructions(props: Props) {
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  if (!phone || props.alone) return <Texts {...props} />;
  return (
    <Accordion order={2} variant="contained">
      <Accordion.Item value="all">
        <Accordion.Control mih={56}>
          <FormattedMessage id="stations.instructions" />
        </Accordion.Control>
        <Accordion.Panel>
          <Texts {...props} order={3} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

function Texts({ station, alone, order = 2 }: Props & { order?: 2 | 3 }) {
  const texts = [
    { id: 'examiner', html: station.examiner_instructions },
    { id: 'patient', html: station.patient_instructions },
    { id: 'student', html: station.student_instructions },
  ];
  const shown = (alone ? texts.reverse() : texts).filter(({ html }) => html !== '');
  return (
    <Accordion order={order} multiple variant="contained" defaultValue={alone ? ['student'] : []}>
      {shown.map(({ id, html }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control mih={56}>
            <FormattedMessage id={`stations.instructions.${id}`} />
          </Accordion.Control>
          <Accordion.Panel>
            <RichText html={html} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
