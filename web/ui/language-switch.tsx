import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { LANGUAGES, setLanguage } from '~/domain/accounts/contract';
import { useMutate } from '../live/client';
import { useSession } from '../core/session';
import { Segments } from './segments';
import classes from './segments.module.css';

/** Speaks another language from now on. What the page shows is asked for again in it. */
export function useSetLanguage() {
  const cache = useQueryClient();
  return useMutate(setLanguage, {
    onSuccess: () => cache.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'live' }),
  });
}

/**
 * English or Spanish, kept with the account or the browser. What the page shows is asked for again in the new language.
 *
 * @param labelled with a label above it
 * @param named with the names of the languages instead of their codes
 */
export function LanguageSwitch({ labelled = false, named = labelled }: { labelled?: boolean; named?: boolean }) {
  const intl = useIntl();
  const label = useId();
  const { language } = useSession();
  const change = useSetLanguage();
  const control = (
    <Segments
      aria-label={labelled ? undefined : intl.formatMessage({ id: 'app.language.label' })}
      aria-labelledby={labelled ? label : undefined}
      value={change.isPending && change.variables ? change.variables.language : language}
      onChange={(value) => change.mutate({ language: value })}
      options={LANGUAGES.map((value) => ({
        value,
        label: named ? (
          intl.formatMessage({ id: `app.language.${value}` })
        ) : (
          <span title={intl.formatMessage({ id: `app.language.${value}` })}>{value.toUpperCase()}</span>
        ),
      }))}
    />
  );
  if (!labelled) return control;
  return (
    <div className={classes.labelled}>
      <span id={label}>{intl.formatMessage({ id: 'app.language.label' })}</span>
      {control}
    </div>
  );
}
