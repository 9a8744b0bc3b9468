import { Alert, Anchor, Button, SegmentedControl, Select } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { IconRestore } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { sectionHistory } from '~/domain/notebook/writing/contract';
import { useAction, usePage } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { Pages } from '~/web/ui/pages';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './decide.module.css';
import { SectionDiffView } from './diff/section-diff-view';
import { SectionBodyView } from './section-body-view';

type History = PageData<typeof sectionHistory>;
const numberIn = (search: URLSearchParams, name: string): number | undefined => Number(search.get(name)) || undefined;

/** Every text that a section had: read, compared with another, and proposed again. */
export function HistoryPage() {
  const { formatMessage: say } = useIntl();
  const { section_id = '' } = useParams();
  const [search] = useSearchParams();
  const query = {
    page: numberIn(search, 'page'),
    revision: numberIn(search, 'revision'),
    against: numberIn(search, 'against'),
  };
  const { data, error, refetch } = usePage(
    sectionHistory,
    { params: { section_id }, query },
    { placeholderData: keepPreviousData },
  );
  const title = say({ id: 'notebook.history.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data) return <SkeletonList rows={4} height={72} />;
  const to = (more: Partial<typeof query>) => href(sectionHistory, { section_id }, { ...query, ...more });
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={<FormattedMessage id="notebook.history.lead" />}
        eyebrow={
          <Anchor component={Link} to={data.page_url}>
            {data.page_name}
          </Anchor>
        }
      />
      {error && <ProblemNotice error={error} onRetry={refetch} />}
      <ol className={classes.revisions}>
        {data.items.map((item) => (
          <Revision
            key={item.revision}
            item={item}
            current={data.current}
            open={data.opened?.revision === item.revision}
            to={to({ revision: item.revision, against: undefined })}
          />
        ))}
      </ol>
      <Pages
        of={data}
        to={(page) => to({ page })}
        label={say({ id: 'notebook.history.pages' })}
        size={44}
        mt="md"
        mb="md"
        className={layout.toolbarClose}
      />
      {data.opened && data.against && <Opened key={data.opened.revision} sectionId={section_id} data={data} to={to} />}
    </div>
  );
}

interface RevisionProps {
  item: History['items'][number];
  current: number;
  open: boolean;
  to: string;
}

function Revision({ item, current, open, to }: RevisionProps) {
  const { formatMessage: say } = useIntl();
  const { revision, title, author, checked_by, published_at } = item;
  return (
    <li className={classes.revision} data-open={open || undefined}>
      <div>
        <span className={classes.revisionTitle}>
          {revision}. {title}
        </span>
        <span className={text.dimmedLine}>
          {revision === current && (
            <>
              <FormattedMessage id="notebook.history.now" /> ·{' '}
            </>
          )}
          <FormattedMessage
            id="notebook.history.by"
            values={{ author: author || 'none', checker: checked_by || 'none' }}
          />{' '}
          · <TimeAgo at={published_at} />
        </span>
      </div>
      <Button
        component={Link}
        to={to}
        preventScrollReset
        variant="default"
        h={44}
        aria-label={say({ id: 'notebook.history.open.of' }, { revision })}
      >
        <FormattedMessage id="notebook.history.open" />
      </Button>
    </li>
  );
}

interface OpenedProps {
  sectionId: string;
  data: History;
  to: (more: { against?: number | undefined }) => string;
}

function Opened({ sectionId, data, to }: OpenedProps) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const [opened, against] = [data.opened!, data.against!];
  const [view, setView] = useState<'diff' | 'text'>(opened.revision === data.current ? 'text' : 'diff');
  const submissionId = useRef(uuid());
  const restore = useAction(
    sectionHistory,
    'restore',
    { params: { section_id: sectionId } },
    { onSuccess: ({ next_url }) => void navigate(next_url) },
  );
  const named = (revision: number) =>
    say({ id: revision === data.current ? 'notebook.history.number.now' : 'notebook.history.number' }, { revision });
  return (
    <section aria-label={named(opened.revision)}>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={say({ id: 'notebook.diff.view' })}
          value={view}
          data={[
            { value: 'diff', label: say({ id: 'notebook.diff.view.diff' }) },
            { value: 'text', label: say({ id: 'notebook.diff.view.then' }) },
          ]}
          onChange={(value) => setView(value as 'diff' | 'text')}
        />
        {view === 'diff' && data.items.length > 1 && (
          <Select
            label={say({ id: 'notebook.history.against' })}
            allowDeselect={false}
            value={String(against.revision)}
            data={data.items.map(({ revision }) => ({ value: String(revision), label: named(revision) }))}
            onChange={(revision) =>
              revision && void navigate(to({ against: Number(revision) }), { preventScrollReset: true })
            }
          />
        )}
        {opened.revision !== data.current && data.own_url === '' && (
          <Button
            leftSection={<IconRestore size={18} aria-hidden />}
            loading={restore.isPending}
            onClick={() => restore.mutate({ revision: opened.revision, submission_id: submissionId.current })}
          >
            <FormattedMessage id="notebook.history.restore" />
          </Button>
        )}
      </div>
      {opened.revision !== data.current && data.own_url !== '' && (
        <Alert variant="light" color="gray" role="status" mb="md">
          <FormattedMessage
            id="notebook.history.own-open"
            values={{
              link: (words) => (
                <Anchor component={Link} to={data.own_url}>
                  {words}
                </Anchor>
              ),
            }}
          />
        </Alert>
      )}
      {restore.error && <ProblemNotice error={restore.error} />}
      {view === 'diff' ? (
        <SectionDiffView
          before={opened.body}
          after={against.body}
          legend={{ before: named(opened.revision), after: named(against.revision) }}
        />
      ) : (
        <SectionBodyView body={opened.body} />
      )}
    </section>
  );
}
