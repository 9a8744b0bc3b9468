import { Pagination, type PaginationRootProps } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import layout from './layout.module.css';

interface Props extends Pick<PaginationRootProps, 'mt' | 'mb' | 'siblings' | 'classNames'> {
  of: { page: number; pages: number };
  /** The address of a page. The first page has no number. */
  to: (page: number | undefined) => string;
  label: string;
  size?: number;
  /** For a list below other things: the screen stays where it is. */
  preventScrollReset?: boolean;
  className?: string;
}

/** The pages of a list, as links; nothing if there is one. */
export function Pages({ of, to, label, size = 48, preventScrollReset, className = layout.toolbar, ...look }: Props) {
  const { formatMessage: say } = useIntl();
  if (of.pages <= 1) return null;
  return (
    <Pagination.Root
      component="nav"
      aria-label={label}
      total={of.pages}
      value={of.page}
      size={size}
      getItemProps={(page) => ({
        component: Link,
        to: to(page > 1 ? page : undefined),
        preventScrollReset,
        'aria-label': say({ id: 'app.page' }, { page }),
      })}
      {...look}
    >
      <div className={className}>
        <Pagination.Items />
      </div>
    </Pagination.Root>
  );
}
