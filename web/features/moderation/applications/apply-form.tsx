import { Button, Group, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconPencil } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import {
  type BecomeAuthorData,
  becomeAuthorPage,
  WORDS_MAX,
  WORDS_MIN,
} from '~/domain/moderation/applications/contract';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { pageKey, useAction } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { ProblemNotice } from '~/web/ui/problem';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';

interface Props {
  samples: BecomeAuthorData['samples'];
  /** The question that was just written for this. */
  written: string | null;
}

/** The sample question and a few words. */
export function ApplyForm({ samples, written }: Props) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const announce = useAnnounce();
  const [chosen, choose] = useState(written);
  const [words, setWords] = useState('');
  const sample = samples.find(({ question_id }) => String(question_id) === chosen);
  const apply = useAction(
    becomeAuthorPage,
    'submit',
    {},
    {
      onSuccess: (answer) => {
        announce(say({ id: 'applications.open' }));
        cache.setQueryData(pageKey(becomeAuthorPage, {}), answer);
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sample) apply.mutate({ question_id: sample.question_id, words });
  };
  return (
    <form onSubmit={submit} className={layout.form}>
      {samples.length === 0 ? (
        <p className={layout.flush}>
          <FormattedMessage id="applications.no-samples" />
        </p>
      ) : (
        <ChoiceCards
          label={say({ id: 'applications.choose' })}
          value={sample ? chosen : null}
          onChange={choose}
          choices={samples.map(({ question_id, title, specialty_id, changed_at }) => ({
            value: String(question_id),
            label: title || say({ id: 'applications.untitled' }),
            about: (
              <>
                <FormattedMessage id={`questions.specialty.${specialtyKey(specialty_id)}`} />
                {' · '}
                <TimeAgo at={changed_at} />
              </>
            ),
          }))}
        />
      )}
      <Group>
        <Button
          component={Link}
          to={href(questionCreate, {}, { for: 'application' })}
          variant={samples.length === 0 ? 'filled' : 'default'}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          <FormattedMessage id="applications.write-sample" />
        </Button>
      </Group>
      {samples.length > 0 && (
        <>
          <Textarea
            label={say({ id: 'applications.words' })}
            description={say({ id: 'applications.words.hint' })}
            autosize
            minRows={4}
            maxLength={WORDS_MAX}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {apply.error && <ProblemNotice error={apply.error} />}
          <Group>
            <Button type="submit" loading={apply.isPending} disabled={!sample || words.trim().length < WORDS_MIN}>
              <FormattedMessage id="applications.apply" />
            </Button>
          </Group>
        </>
      )}
    </form>
  );
}
