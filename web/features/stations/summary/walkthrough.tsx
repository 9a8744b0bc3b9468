import { Accordion } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { RichText } from '~/web/ui/rich-text';
import { Section } from '~/web/ui/section-heading';
import { Video } from '../video';
import type { SummaryData } from '~/domain/stations/summary-contract';

/** How the station goes well, and where to read on. */
export function Walkthrough({ station }: { station: SummaryData['station'] }) {
  const texts = [
    { id: 'walkthrough', html: station.walkthrough },
    { id: 'links', html: station.useful_links },
  ].filter(({ html }) => html !== '');
  if (texts.length === 0 && station.video_id === null) return null;
  return (
    <Section id="walkthrough" title={<FormattedMessage id="stations.summary.learn" />}>
      {station.video_id !== null && <Video id={station.video_id} />}
      <Accordion order={3} multiple variant="contained">
        {texts.map(({ id, html }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control mih={56}>
              <FormattedMessage id={`stations.summary.${id}`} />
            </Accordion.Control>
            <Accordion.Panel>
              <RichText html={html} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Section>
  );
}
