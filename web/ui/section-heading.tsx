import { Group, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

/** The heading of a part of a page, with what can be done about that part. */
export function SectionHeading({ children, actions, id }: { children: ReactNode; actions?: ReactNode; id?: string }) {
  return (
    <Group justify="space-between" align="center" mb="sm" mih={36} gap="4px 16px">
      <Title order={2} id={id}>
        {children}
      </Title>
      {actions}
    </Group>
  );
}

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Of its heading. */
  id: string;
  title: ReactNode;
  actions?: ReactNode;
}

/** A part of a page under its heading. */
export const Section = ({ id, title, actions, children, ...section }: SectionProps) => (
  <section aria-labelledby={id} {...section}>
    <SectionHeading id={id} actions={actions}>
      {title}
    </SectionHeading>
    {children}
  </section>
);
