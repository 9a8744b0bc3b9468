import type { ComponentProps, ReactNode } from 'react';
import layout from './layout.module.css';
import text from './text.module.css';

/** The heading of a part of a page, with what can be done about that part. */
export function SectionHeading({ children, actions, id }: { children: ReactNode; actions?: ReactNode; id?: string }) {
  return (
    <div className={layout.sectionHead}>
      <h2 className={text.headingSecond} id={id}>
        {children}
      </h2>
      {actions}
    </div>
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
