import { FormattedMessage } from 'react-intl';
import { Folds } from '~/web/ui/folds';
import { RichText } from '~/web/ui/rich-text';
import { Section } from '~/web/ui/section-heading';
import { Questions } from '../questions';
import { Video } from '../video';
import type { SummaryData } from '~/domain/stations/summary-contract';

/** What the examiner asks, how the station goes well, and where to read on. */
export function Walkthrough({ station, questions }: Pick<SummaryData, 'station' | 'questions'>) {
  const asked = {
    id: 'questions',
    title: <FormattedMessage id="stations.questions.counted" values={{ count: questions.length }} />,
    content: <Questions questions={questions} />,
  };
  const texts = [
    { id: 'walkthrough', html: station.walkthrough },
    { id: 'links', html: station.useful_links },
  ]
    .filter(({ html }) => html !== '')
    .map(({ id, html }) => ({
      id,
      title: <FormattedMessage id={`stations.summary.${id}`} />,
      content: <RichText html={html} />,
    }));
  const folds = questions.length > 0 ? [asked, ...texts] : texts;
  if (folds.length === 0 && station.video_id === null) return null;
  return (
    <Section id="walkthrough" title={<FormattedMessage id="stations.summary.learn" />}>
      {station.video_id !== null && <Video id={station.video_id} />}
      <Folds order={3} folds={folds} />
    </Section>
  );
}
