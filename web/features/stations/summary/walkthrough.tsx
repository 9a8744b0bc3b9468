import { FormattedMessage } from 'react-intl';
import { Folds } from '~/web/ui/folds';
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
      <Folds
        order={3}
        folds={texts.map(({ id, html }) => ({
          id,
          title: <FormattedMessage id={`stations.summary.${id}`} />,
          content: <RichText html={html} />,
        }))}
      />
    </Section>
  );
}
