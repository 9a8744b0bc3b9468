import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import classes from './statistics.module.css';
import type { useStatistics } from './use-statistics';

interface Props {
  title: string;
  /** The message below the title. */
  about: string;
  of: Pick<ReturnType<typeof useStatistics>, 'data' | 'error' | 'refetch'>;
  /** Height in pixels while it is on its way. */
  height: number;
  save: () => void;
  children: ReactNode;
}

/** The frame of a chart, with its file. */
export function Card({ title, about, of: { data, error, refetch }, height, save, children }: Props) {
  const { formatMessage: say } = useIntl();
  const csv = data && (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={save}
      aria-label={say({ id: 'statistics.csv.of' }, { chart: title })}
    >
      <FormattedMessage id="statistics.csv" />
    </Button>
  );
  return (
    <Section id={useId()} title={title} actions={csv} className={layout.box}>
      <p className={classes.about}>
        <FormattedMessage id={about} />
      </p>
      {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={height} radius="md" />}
      {children}
    </Section>
  );
}
