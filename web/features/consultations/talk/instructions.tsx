import { Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { RichText } from '~/web/ui/rich-text';
import type { ConsultationData } from '~/domain/consultations/contract';

/** What the candidate has read before it began. @param level of the heading above it */
export function Instructions({ data, level = 2 }: { data: ConsultationData; level?: 2 | 3 }) {
  return (
    <>
      <RichText html={data.student_instructions} />
      {data.extra_candidate_resources !== '' && (
        <>
          <Title order={level} size="h3" mt="lg" mb="xs">
            <FormattedMessage id="consultations.resources" />
          </Title>
          <RichText html={data.extra_candidate_resources} />
        </>
      )}
    </>
  );
}
