import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash, IconTrashX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProblemError } from '~/web/live/problem-error';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import type { EditorWords } from './adapter';

interface Props {
  words: EditorWords;
  /** There is a draft, or something that will be one. */
  hasDraft: boolean;
  discarding: boolean;
  /** Of the screen. */
  problem: ProblemError | null;
  /** @returns whether it is gone */
  discard: () => Promise<boolean>;
  onDiscarded: () => void;
  /** How the thing is deleted; null for a new one. */
  remove: { isPending: boolean; error: ProblemError | null; mutate: () => void; about: Record<string, number> } | null;
  /** What else can be done with all of it. */
  children?: ReactNode;
}

/** Discarding the draft and deleting the thing, each after a question, behind what else can be done. */
export function EditorMenu({ words, hasDraft, discarding, problem, discard, onDiscarded, remove, children }: Props) {
  const { formatMessage: say } = useIntl();
  const [asking, ask] = useState<'delete' | 'discard' | null>(null);
  if (!remove && !hasDraft) return null;
  return (
    <>
      <Menu position="bottom-end" width={280} shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size={48} aria-label={say({ id: `${words}.more` })}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {children}
          {hasDraft && (
            <Menu.Item mih={48} leftSection={<IconTrashX size={18} aria-hidden />} onClick={() => ask('discard')}>
              <FormattedMessage id={remove ? `${words}.discard.changes` : `${words}.discard`} />
            </Menu.Item>
          )}
          {remove && (
            <Menu.Item
              mih={48}
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => ask('delete')}
            >
              <FormattedMessage id={`${words}.delete`} />
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {remove && (
        <ConfirmDialog
          opened={asking === 'delete'}
          destructive
          title={<FormattedMessage id={`${words}.delete.title`} />}
          confirm={<FormattedMessage id={`${words}.delete`} />}
          loading={remove.isPending}
          problem={remove.error}
          onConfirm={remove.mutate}
          onClose={() => ask(null)}
        >
          <FormattedMessage id={`${words}.delete.body`} values={remove.about} />
        </ConfirmDialog>
      )}
      <ConfirmDialog
        opened={asking === 'discard'}
        destructive
        title={<FormattedMessage id={`${words}.discard.title`} />}
        confirm={<FormattedMessage id={`${words}.discard.confirm`} />}
        loading={discarding}
        problem={problem}
        onConfirm={() => void discard().then((gone) => gone && onDiscarded())}
        onClose={() => ask(null)}
      >
        <FormattedMessage id={remove ? `${words}.discard.body.changes` : `${words}.discard.body`} />
      </ConfirmDialog>
    </>
  );
}
