import { Pagination } from '@mantine/core';
import { useIntl } from 'react-intl';
import layout from '~/web/ui/layout.module.css';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** The pages of a list; nothing if there is one. */
export function ListPages({ page, pages, onTurn }: Props) {
  const { formatMessage: say } = useIntl();
  if (pages < 2) return null;
  return (
    <Pagination.Root
      component="nav"
      aria-label={say({ id: 'moderation.list.pages' })}
      total={pages}
      value={page}
      size={44}
      siblings={0}
      mt="md"
      onChange={onTurn}
    >
      <div className={layout.toolbar}>
        <Pagination.Previous aria-label={say({ id: 'moderation.list.page.previous' })} />
        <Pagination.Items />
        <Pagination.Next aria-label={say({ id: 'moderation.list.page.next' })} />
      </div>
    </Pagination.Root>
  );
}
