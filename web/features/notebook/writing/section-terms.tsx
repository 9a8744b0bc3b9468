import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { linkTerm } from '~/domain/search/linking/contract';
import { Part } from '~/web/drafts/editor/layout';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import type { EditorPageData } from './pages';
import text from '~/web/ui/text.module.css';
import classes from './writing.module.css';

interface Props {
  sectionId: number;
  lang: string;
  terms: NonNullable<EditorPageData['terms']>;
}

/** The terms of the published text that lead to other topics. One that is unticked is left out of this section at once. */
export function SectionTerms({ sectionId, lang, terms }: Props) {
  const [linked, setLinked] = useState(() => new Set(terms.filter((term) => term.linked).map(({ id }) => id)));
  const set = (id: number, on: boolean) =>
    setLinked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const link = useMutate(linkTerm, { onError: (_, { term_id, linked: on }) => set(Number(term_id), !on) });
  return (
    <Part title={<FormattedMessage id="notebook.write.terms" />}>
      <p className={text.dimmedText}>
        <FormattedMessage id="notebook.write.terms.about" />
      </p>
      <ul className={classes.terms}>
        {terms.map(({ id, written, topic_name }) => (
          <li key={id}>
            <Checkbox
              label={
                <>
                  <span lang={lang}>{written}</span>
                  <span className={classes.leads}>
                    <FormattedMessage id="notebook.write.terms.leads" values={{ topic: topic_name }} />
                  </span>
                </>
              }
              checked={linked.has(id)}
              onChange={(event) => {
                const on = event.currentTarget.checked;
                set(id, on);
                link.mutate({ section_id: sectionId, term_id: id, linked: on });
              }}
            />
          </li>
        ))}
      </ul>
      {link.error && <ProblemNotice error={link.error} />}
    </Part>
  );
}
