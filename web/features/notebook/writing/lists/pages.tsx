import { Pagination } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import classes from './lists.module.css';

interface Props {
  of: { page: number; pages: number };
  to: (page: number | undefined) => string;
  label: string;
}

/** The pages of a list, as links. */
export function Pages({ of: { page, pages }, to, label }: Props) {
  const { formatMessage: say } = useIntl();
  if (pages <= 1) return null;
  return (
    <Pagination.Root
      component="nav"
      aria-label={label}
      total={pages}
      value={page}
      size={44}
      mt="md"
      mb="md"
      getItemProps={(number) => ({
        component: Link,
        to: to(number > 1 ? number : undefined),
        'aria-label': say({ id: 'notebook.writing.page' }, { page: number }),
      })}
    >
      <div className={classes.pages}>
        <Pagination.Items />
      </div>
    </Pagination.Root>
  );
}
