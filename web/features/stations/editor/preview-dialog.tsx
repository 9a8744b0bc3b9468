import { List, Modal, Tabs, Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { videoIdOf } from '~/domain/stations/authoring/station-rules';
import { RichText } from '~/web/ui/rich-text';
import { Video } from '../video';
import { checklistOf, type Sheet } from './sheet';

const VIEWS = {
  candidate: ['student_instructions', 'extra_candidate_resources'],
  patient: ['patient_instructions'],
  examiner: ['examiner_instructions'],
  after: ['walkthrough', 'useful_links'],
} as const;
type View = keyof typeof VIEWS;

/** The station as each role will see it, with what is typed and not saved yet. */
export function PreviewDialog({ opened, sheet, onClose }: { opened: boolean; sheet: Sheet; onClose: () => void }) {
  const video = videoIdOf(sheet.video_link);
  return (
    <Modal opened={opened} onClose={onClose} size={880} title={<FormattedMessage id="stations.editor.preview" />}>
      <Title order={2} size="h3">
        {sheet.name}
      </Title>
      <Text c="dimmed" mb="md">
        {sheet.description}
      </Text>
      <Tabs defaultValue="candidate" keepMounted={false}>
        <Tabs.List mb="md">
          {(Object.keys(VIEWS) as View[]).map((view) => (
            <Tabs.Tab key={view} value={view} mih={48}>
              <FormattedMessage id={`stations.editor.preview.${view}`} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {(Object.keys(VIEWS) as View[]).map((view) => (
          <Tabs.Panel key={view} value={view}>
            {VIEWS[view].every((field) => sheet[field] === '') && (
              <Text c="dimmed">
                <FormattedMessage id="stations.editor.preview.empty" />
              </Text>
            )}
            {VIEWS[view].map((field) => sheet[field] !== '' && <RichText key={field} html={sheet[field]} />)}
            {view === 'examiner' && <ExaminersPart sheet={sheet} />}
            {view === 'after' && video && <Video id={video} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Modal>
  );
}

function ExaminersPart({ sheet }: { sheet: Sheet }) {
  return (
    <>
      {checklistOf(sheet.rows).map((section, index) => (
        <div key={`${index}.${section.title}`}>
          <Title order={3} size="h4" mt="md" mb={4}>
            {section.title}
          </Title>
          <List>
            {section.items.map((item, place) => (
              <List.Item key={`${place}.${item.title}`}>{item.title}</List.Item>
            ))}
          </List>
        </div>
      ))}
      {sheet.questions
        .filter(({ question_text }) => question_text.trim() !== '')
        .map((question) => (
          <div key={question.key}>
            <Text fw={600} mt="md">
              {question.question_text}
            </Text>
            <RichText html={question.explanation_text} />
          </div>
        ))}
    </>
  );
}
