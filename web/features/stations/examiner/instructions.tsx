import { Accordion } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { RichText } from '~/web/ui/rich-text';
import type { ChecklistData } from '~/domain/stations/checklist-contract';

/** What examiner, patient and candidate were told; each can be folded away. */
export function Instructions({ station, alone }: { station: ChecklistData['station']; alone: boolean }) {
  const texts = [
    { id: 'examiner', html: station.examiner_instructions },
    { id: 'patient', html: station.patient_instructions },
    { id: 'student', html: station.student_instructions },
  ];
  const shown = (alone ? texts.reverse() : texts).filter(({ html }) => html !== '');
  return (
    <Accordion order={2} multiple variant="contained" defaultValue={alone ? ['student'] : []}>
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
