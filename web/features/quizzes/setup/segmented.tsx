import { SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './setup.module.css';

/** One of a few short words. */
export function Segmented({
  label,
  ...control
}: {
  label: string;
  value: string;
  data: { value: string; label: ReactNode }[];
  onChange: (value: string) => void;
}) {
  return (
    <div>
      <Text fw={600} size="sm" mb={4} aria-hidden>
        {label}
      </Text>
      <SegmentedControl {...control} fullWidth size="md" aria-label={label} classNames={{ label: classes.segment }} />
    </div>
  );
}
