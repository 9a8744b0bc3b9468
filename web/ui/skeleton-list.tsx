import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';

/** A list that is on its way, in the shape it will have. @param height of one row in px */
export function SkeletonList({ rows = 4, height = 72, gap = 12 }: { rows?: number; height?: number; gap?: number }) {
  return (
    <Stack gap={gap} aria-busy="true">
      <VisuallyHidden role="status">
        <FormattedMessage id="app.loading" />
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}
