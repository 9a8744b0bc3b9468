import { Button } from '@mantine/core';
import { IconCircleCheck, IconExternalLink } from '@tabler/icons-react';
import { useState, type Ref } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { checkSection } from '~/domain/notebook/contract';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import type { ShownSection } from './shown-section';
import classes from './sections.module.css';

/** When a text was checked, by whom, and against which sources. Who may, says here that they have checked it. */
export function Checked({ section, end }: { section: ShownSection; end: Ref<HTMLElement> }) {
  const { sources, with_ai } = section;
  const [check, setCheck] = useState<Pick<ShownSection, 'checked_by' | 'checked_on'>>(section);
  const send = useMutate(checkSection, { onSuccess: setCheck });
  const values = { name: check.checked_by, date: <Day date={check.checked_on} /> };
  const id =
    check.checked_by !== ''
      ? with_ai
        ? 'notebook.checked.with-ai'
        : 'notebook.checked'
      : with_ai
        ? 'notebook.not-reviewed'
        : 'notebook.checked.before';
  return (
    <footer className={classes.checked} ref={end}>
      <p role="status">
        <FormattedMessage id={id} values={values} />
      </p>
      <details>
        <summary>
          <FormattedMessage id="notebook.sources.count" values={{ count: sources.length }} />
        </summary>
        <Sources sources={sources} />
      </details>
      {section.may_check && check.checked_by === '' && (
        <Button
          className="no-print"
          variant="default"
          leftSection={<IconCircleCheck size={18} aria-hidden />}
          loading={send.isPending}
          onClick={() => send.mutate({ section_id: section.id, revision: section.revision })}
        >
          <FormattedMessage id="notebook.check" />
        </Button>
      )}
      {send.error && <ProblemNotice error={send.error} />}
    </footer>
  );
}

/** A day without a time: the same in every zone. */
const Day = ({ date }: { date: string }) => (
  <FormattedDate value={`${date}T00:00:00Z`} timeZone="UTC" year="numeric" month="long" day="numeric" />
);

export function Sources({ sources }: { sources: ShownSection['sources'] }) {
  return (
    <ul className={classes.sources}>
      {sources.map((source) => (
        <li key={`${source.url} ${source.title}`}>
          <Source source={source} />
        </li>
      ))}
    </ul>
  );
}

/** Only an address of the web is a link. */
function Source({ source }: { source: ShownSection['sources'][number] }) {
  const words = (
    <>
      {source.title}. {source.publisher}, {source.year}.
    </>
  );
  if (!/^https?:\/\//i.test(source.url)) return words;
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer nofollow">
      {words} <IconExternalLink size={14} aria-hidden />
    </a>
  );
}
