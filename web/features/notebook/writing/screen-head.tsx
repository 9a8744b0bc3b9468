import { Anchor, Button, Menu } from '@mantine/core';
import { IconEye, IconHistory, IconListDetails } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { proposalPage, sectionHistory, writingList } from '~/domain/notebook/writing/contract';
import { EditorMenu } from '~/web/drafts/editor/editor-menu';
import { PageHeader } from '~/web/ui/page-header';
import { GenerateButton } from './generate-button';
import type { EditedPage, EditorPageData } from './pages';
import type { Writing } from './use-writing';

interface Props {
  page: EditedPage;
  data: EditorPageData;
  writing: Writing;
  onDiscarded: () => void;
}

/** What one is writing, the other sections of the page, and what can be done with all of it. */
export function ScreenHead({ page, data, writing, onDiscarded }: Props) {
  const { formatMessage: say } = useIntl();
  const { published, sections, drafts, may_generate } = data;
  const { saver, busy } = writing;
  return (
    <PageHeader
      title={say({ id: published ? 'notebook.write.heading.edit' : 'notebook.write.heading.new' })}
      eyebrow={
        <Anchor component={Link} to={data.page.url}>
          {data.page.name}
        </Anchor>
      }
      actions={
        <>
          {!published && may_generate && !writing.edited && <GenerateButton page={page} language={data.language} />}
          {(sections.length > 0 || drafts.length > 0) && (
            <SectionsMenu page={page} sections={sections} drafts={drafts} />
          )}
          {published && (
            <Button
              component={Link}
              to={href(sectionHistory, { section_id: published.id })}
              variant="default"
              leftSection={<IconHistory size={18} aria-hidden />}
            >
              <FormattedMessage id="notebook.history" />
            </Button>
          )}
          <EditorMenu
            words="notebook.write"
            hasDraft={saver.head !== null || writing.edited}
            discarding={busy === 'discard'}
            problem={writing.problem}
            discard={writing.discard}
            onDiscarded={onDiscarded}
            remove={null}
          >
            {saver.head && (
              <Menu.Item
                mih={48}
                component={Link}
                to={href(proposalPage, { proposal_id: saver.head.draft_id })}
                leftSection={<IconEye size={18} aria-hidden />}
              >
                <FormattedMessage id="notebook.write.see" />
              </Menu.Item>
            )}
            <Menu.Item
              mih={48}
              component={Link}
              to={href(writingList)}
              leftSection={<IconListDetails size={18} aria-hidden />}
            >
              <FormattedMessage id="notebook.writing.title" />
            </Menu.Item>
          </EditorMenu>
        </>
      }
    />
  );
}

function SectionsMenu({ page, sections, drafts }: Pick<EditorPageData, 'sections' | 'drafts'> & { page: EditedPage }) {
  const navigate = useNavigate();
  const { formatMessage: say } = useIntl();
  const untitled = say({ id: 'notebook.writing.untitled' });
  return (
    <Menu position="bottom-end" width={320} shadow="md">
      <Menu.Target>
        <Button variant="default">
          <FormattedMessage id="notebook.write.sections" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        <Menu.Item mih={44} onClick={() => void navigate(page.url({}))}>
          <FormattedMessage id="notebook.write.heading.new" />
        </Menu.Item>
        {drafts.length > 0 && (
          <Menu.Label>
            <FormattedMessage id="notebook.write.drafts" />
          </Menu.Label>
        )}
        {drafts.map(({ id, title, language }) => (
          <Menu.Item key={id} mih={44} lang={language} onClick={() => void navigate(page.url({ draft: id }))}>
            {title || untitled}
          </Menu.Item>
        ))}
        {sections.length > 0 && (
          <Menu.Label>
            <FormattedMessage id="notebook.write.published" />
          </Menu.Label>
        )}
        {sections.map(({ id, title, language }) => (
          <Menu.Item
            key={id}
            mih={44}
            lang={language}
            rightSection={<span aria-hidden>{language.toUpperCase()}</span>}
            onClick={() => void navigate(page.url({ section: id }))}
          >
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
