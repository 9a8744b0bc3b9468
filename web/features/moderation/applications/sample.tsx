import { Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { safeLink } from '~/domain/kit/html/safe-link';
import type { ApplicationData } from '~/domain/moderation/applications/contract';
import { FREE_TEXT } from '~/domain/questions/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { RichText } from '~/web/ui/rich-text';
import { Section } from '~/web/ui/section-heading';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import cases from '../cases/cases.module.css';
import classes from './applications.module.css';

/** The sample question, with the key, the explanation and the sources, as it was sent. */
export function Sample({ application }: { application: ApplicationData }) {
  const { formatMessage: say } = useIntl();
  const { sample, specialty_id, language } = application;
  const freeText = sample.question_type === FREE_TEXT;
  const link = safeLink(sample.further_reading);
  return (
    <Section id="sample" title={<FormattedMessage id="applications.sample" />}>
      <div className={classes.card}>
        <p className={text.dimmedText}>
          <FormattedMessage id={`questions.specialty.${specialtyKey(specialty_id)}`} />
          {' · '}
          {sample.topic && `${sample.topic} · `}
          <FormattedMessage id={`questions.difficulty.${sample.difficulty}`} />
        </p>
        <div lang={language}>
          <RichText html={sample.question_text} />
        </div>
        <ol className={lists.ofRows} lang={language}>
          {sample.answers.map((answer, index) => (
            <li key={index} className={cases.answer} data-correct={answer.answer_correct || undefined}>
              {answer.answer_correct && !freeText && (
                <IconCheck size={18} aria-label={say({ id: 'applications.correct' })} />
              )}
              <span>
                {answer.answer_label && <strong>{answer.answer_label}: </strong>}
                {answer.answer_text}
              </span>
            </li>
          ))}
        </ol>
        <div>
          <p className={text.smallBold}>
            <FormattedMessage id="applications.explanation" />
          </p>
          {sample.explanation_text ? (
            <div lang={language}>
              <RichText html={sample.explanation_text} />
            </div>
          ) : (
            <p className={text.dimmedText}>
              <FormattedMessage id="applications.none" />
            </p>
          )}
        </div>
        <div>
          <p className={text.smallBold}>
            <FormattedMessage id="applications.sources" />
          </p>
          {sample.sources.length === 0 && !link ? (
            <p className={text.dimmedText}>
              <FormattedMessage id="applications.none" />
            </p>
          ) : (
            <ul className={lists.ofRows}>
              {sample.sources.map(({ title, publisher, year, url }, index) => (
                <li key={index}>
                  {safeLink(url) ? (
                    <Anchor href={safeLink(url)} target="_blank" rel="noopener noreferrer">
                      {title}
                    </Anchor>
                  ) : (
                    title
                  )}
                  {[publisher, year || ''].filter(Boolean).map((part) => `, ${part}`)}
                </li>
              ))}
              {link && (
                <li>
                  <Anchor href={link} target="_blank" rel="noopener noreferrer">
                    {link}
                  </Anchor>
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
    </Section>
  );
}
