import { Button, Radio, Select, Skeleton, Text } from '@mantine/core';
import { IconFileDownload, IconFilePlus, IconFiles } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { exportCheck, exportStart, type Format, FORMATS, importStart } from '~/domain/questions/exchange/contract';
import { useCall, usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { PageProblem } from '~/web/ui/page-problem';
import layout from '~/web/ui/layout.module.css';
import classes from './exchange.module.css';
import { ExportLosses } from './export-losses';
import { Step } from './step';

/** Where questions are taken out as a file: in which format, what that cannot hold, and the file. */
export function ExportPage() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(exportStart);
  const title = say({ id: 'questions.export.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader title={title} lead={<FormattedMessage id="questions.export.lead" />} />
      {!data && (
        <div className={layout.formShrink} aria-busy>
          <Skeleton height={120} />
          <Skeleton height={240} />
          <Skeleton height={120} />
        </div>
      )}
      {data && (data.questions > 0 || data.quizzes.length > 0 ? <ExportForm start={data} /> : <Nothing />)}
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={<IconFiles />}
      title={<FormattedMessage id="questions.export.empty" />}
      action={
        <Button
          component={Link}
          to={href(importStart)}
          variant="default"
          leftSection={<IconFilePlus size={18} aria-hidden />}
        >
          <FormattedMessage id="questions.import.title" />
        </Button>
      }
    >
      <FormattedMessage id="questions.export.empty.body" />
    </EmptyState>
  );
}

function ExportForm({ start }: { start: PageData<typeof exportStart> }) {
  const { formatMessage: say } = useIntl();
  const [search] = useSearchParams();
  const asked = Number(search.get('quiz')) || 0;
  const [quiz, setQuiz] = useState(start.quizzes.some(({ id }) => id === asked) ? asked : 0);
  const [format, setFormat] = useState<Format>('moodle-xml');
  const check = useCall(exportCheck, { format, quiz });
  const answer = check.data;
  return (
    <div className={layout.formShrink}>
      <Step title={<FormattedMessage id="questions.export.what" />}>
        <Select
          aria-label={say({ id: 'questions.export.what' })}
          searchable
          allowDeselect={false}
          comboboxProps={{ shadow: 'md' }}
          data={[
            { value: '0', label: say({ id: 'questions.export.mine' }, { questions: start.questions }) },
            ...start.quizzes.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value={String(quiz)}
          onChange={(chosen) => setQuiz(Number(chosen ?? 0))}
        />
      </Step>
      <Step title={<FormattedMessage id="questions.export.format" />}>
        <Radio.Group
          value={format}
          onChange={(chosen) => setFormat(FORMATS.find((one) => one === chosen) ?? format)}
          aria-label={say({ id: 'questions.export.format' })}
        >
          <div className={classes.formats}>
            {FORMATS.map((one) => (
              <div key={one} className={classes.format} data-checked={one === format || undefined}>
                <Radio
                  value={one}
                  label={say({ id: `questions.format.${one}` })}
                  description={say({ id: `questions.export.about.${one}` })}
                />
              </div>
            ))}
          </div>
        </Radio.Group>
      </Step>
      <section className={classes.card} aria-busy={check.isPending}>
        {check.error && <ProblemNotice error={check.error} onRetry={check.refetch} />}
        {check.isPending && <Skeleton height={96} />}
        {answer && (
          <>
            <Text fw={650} size="md" role="status">
              <FormattedMessage id="questions.export.count" values={{ questions: answer.questions }} />
            </Text>
            <ExportLosses check={answer} />
            {answer.questions > 0 && (
              <div className={layout.toolbarStacked}>
                <Button
                  component="a"
                  href={answer.file_url}
                  download
                  h={48}
                  leftSection={<IconFileDownload size={20} aria-hidden />}
                >
                  <FormattedMessage id="questions.export.download" />
                </Button>
              </div>
            )}
          </>
        )}
      </section>
    </div>
  );
}
