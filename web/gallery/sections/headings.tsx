import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHeader } from '~/web/ui/page-header';
import { RoleMark } from '~/web/ui/role-mark';
import { SectionHeading } from '~/web/ui/section-heading';
import type { Section } from '../section';

export const headings: Section = {
  id: 'headings',
  title: 'Headings',
  states: {
    'of a page': () => <PageHeader title="Chest pain in a 58-year-old" />,
    'of a page, with all that it can have': () => (
      <PageHeader
        eyebrow={<RoleMark role="examiner" />}
        title="Shortness of breath after a long flight, with pleuritic pain and a swollen calf"
        lead={<FormattedMessage id="app.not-advice" />}
        actions={
          <>
            <Button>
              <FormattedMessage id="app.try-again" />
            </Button>
            <Button variant="default">
              <FormattedMessage id="app.copy" />
            </Button>
          </>
        }
      />
    ),
    'of a part of a page': () => <SectionHeading>Investigations</SectionHeading>,
    'of a part, with something to do': () => (
      <SectionHeading
        actions={
          <Button variant="subtle">
            <FormattedMessage id="app.copy" />
          </Button>
        }
      >
        Investigations
      </SectionHeading>
    ),
  },
};
