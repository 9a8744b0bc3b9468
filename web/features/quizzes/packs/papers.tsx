import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { Button, LinkButton } from '~/web/ui/button';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import layout from '~/web/ui/layout.module.css';
import list from '~/web/ui/list.module.css';
import { ListRow } from '~/web/ui/list-row';
import { Section } from '~/web/ui/section-heading';
import text from '~/web/ui/text.module.css';

type Paper = PageData<typeof packsPage>['papers'][number];

/** Mock papers: each is begun after its clock was spoken of, goes on if it runs, and leads to what it gave last. */
export function Papers({ papers }: { papers: readonly Paper[] }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Paper | null>(null);
  const [submission] = useState(uuid);
  const begin = useAction(packsPage, 'paper', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  return (
    <Section id="papers" title={<FormattedMessage id="quizzes.papers.title" />}>
      <div className={layout.stackMedium}>
        <p className={text.dimmedSmall}>
          <FormattedMessage id="quizzes.papers.lead" />
          {papers.some(({ pack }) => pack === 'psa') && (
            <>
              {' '}
              <FormattedMessage id="quizzes.papers.prescribing" />
            </>
          )}
        </p>
        <ul className={list.inPanel}>
          {papers.map((paper) => (
            <li key={paper.paper}>
              <ListRow
                to={paper.last_url}
                title={paper.name}
                about={
                  <FormattedMessage
                    id={paper.last_url && !paper.running ? 'quizzes.papers.taken' : 'quizzes.papers.about'}
                    values={{ questions: paper.questions, minutes: paper.minutes, marks: paper.marks }}
                  />
                }
                result={
                  paper.running ? (
                    <LinkButton to={paper.last_url}>
                      <FormattedMessage id="quizzes.papers.go-on" />
                    </LinkButton>
                  ) : (
                    <Button onClick={() => setAsked(paper)}>
                      <FormattedMessage id="quizzes.papers.begin" />
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={asked?.name}
        confirm={<FormattedMessage id="quizzes.papers.begin" />}
        loading={begin.isPending}
        problem={begin.error}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && begin.mutate({ paper: asked.paper, submission_id: submission })}
      >
        <FormattedMessage id="quizzes.papers.clock" values={{ minutes: asked?.minutes ?? 0 }} />
      </ConfirmDialog>
    </Section>
  );
}
