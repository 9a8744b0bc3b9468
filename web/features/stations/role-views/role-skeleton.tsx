import { Skeleton, Stack } from '@mantine/core';

/** A role view that is being read. */
export function RoleSkeleton() {
  return (
    <Stack gap="md" aria-busy maw={820} mx="auto">
      <Skeleton height={48} />
      <Skeleton height={28} width="60%" />
      <Skeleton height={72} />
      <Skeleton height={320} />
    </Stack>
  );
}
