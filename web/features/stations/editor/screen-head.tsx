import { Anchor, Button, Menu } from '@mantine/core';
import { IconCopy, IconHistory, IconStethoscope, IconUserShare } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { personalStations } from '~/domain/stations/authoring/contract';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { EditorMenu } from '~/web/drafts/editor/editor-menu';
import { runAction, useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { PageHeader } from '~/web/ui/page-header';
import type { FieldWords } from './basics';
import { EDITOR, isEdit, type Pages, type ScreenData } from './editor-adapter';
import { ReassignDialog } from './reassign-dialog';
import type { Writing } from './use-writing';

interface Props {
  base: StationBase;
  data: ScreenData;
  writing: Writing;
  pages: Pages;
  words?: FieldWords;
  onHistory: () => void;
  onDiscarded: () => void;
  /** Told instead of a notice on the page. */
  onCloneFailed?: () => void;
}

/** What one is writing, and what can be done with all of it. */
export function ScreenHead({
  base,
  data,
  writing,
  pages,
  words = 'editor',
  onHistory,
  onDiscarded,
  onCloneFailed,
}: Props) {
  const { formatMessage: say } = useIntl();
  const [reassigning, setReassigning] = useState(false);
  const edited = isEdit(data) ? data : null;
  const address = { params: { base, slug: edited?.slug ?? '' } };
  const [reassignable, setReassignable] = useState(edited?.reassignable ?? 0);
  const copyId = useRef(uuid());
  const remove = useAction(pages.edit, 'delete_osce_kit', address, {
    onSuccess: ({ next_url }) => void writing.leaveFor(next_url),
  });
  const clone = () =>
    void writing.clone(async () => {
      const copied = await runAction(pages.edit, 'clone_kit', address, { submission_id: copyId.current });
      copyId.current = uuid();
      return copied;
    }, onCloneFailed);
  return (
    <>
      <PageHeader
        title={say({ id: `stations.${words}.title.${edited ? 'edit' : 'new'}` })}
        eyebrow={
          <Anchor component={Link} to={href(personalStations, { base: STATION_BASES[0] })}>
            <FormattedMessage id="stations.personal.title" />
          </Anchor>
        }
        lead={
          edited && edited.attempts > 0 ? (
            <FormattedMessage id="stations.editor.taken" values={{ count: edited.attempts }} />
          ) : undefined
        }
        actions={
          <>
            {edited && (
              <Button variant="default" leftSection={<IconHistory size={18} aria-hidden />} onClick={onHistory}>
                <FormattedMessage id="stations.editor.history" />
              </Button>
            )}
            {edited && (
              <Button
                variant="default"
                leftSection={<IconCopy size={18} aria-hidden />}
                loading={writing.busy === 'clone'}
                onClick={clone}
              >
                <FormattedMessage id="stations.editor.clone" />
              </Button>
            )}
            <EditorMenu
              words="stations.editor"
              hasDraft={writing.edited || writing.saver.head !== null}
              discarding={writing.busy === 'discard'}
              problem={writing.problem}
              discard={writing.discard}
              onDiscarded={onDiscarded}
              remove={
                edited && {
                  isPending: remove.isPending,
                  error: remove.error,
                  mutate: () => remove.mutate({}),
                  about: {},
                }
              }
            >
              {edited && (
                <Menu.Item
                  mih={48}
                  disabled={reassignable === 0}
                  leftSection={<IconUserShare size={18} aria-hidden />}
                  onClick={() => setReassigning(true)}
                >
                  <FormattedMessage id="stations.editor.reassign" />
                </Menu.Item>
              )}
              {edited && pages === EDITOR && (
                <Menu.Item
                  mih={48}
                  component={Link}
                  to={edited.wizard_url}
                  leftSection={<IconStethoscope size={18} aria-hidden />}
                >
                  <FormattedMessage id="stations.editor.open-wizard" />
                </Menu.Item>
              )}
            </EditorMenu>
          </>
        }
      />
      {edited && (
        <ReassignDialog
          opened={reassigning}
          base={base}
          slug={edited.slug}
          count={reassignable}
          onDone={setReassignable}
          onClose={() => setReassigning(false)}
        />
      )}
    </>
  );
}
