import { IconLanguage } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { register, setLanguage } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { useMutate } from '~/web/live/client';
import { Button, LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import classes from './landing.module.css';

/** The other language, named in itself: a person who needs it cannot read this one. */
const OTHER = {
  en: { language: 'es', words: 'Leer en español' },
  es: { language: 'en', words: 'Read in English' },
} as const;

/** At the end of the page: register, or read it in the other language. */
export function Close() {
  const cache = useQueryClient();
  const change = useMutate(setLanguage, { onSuccess: () => cache.invalidateQueries() });
  const other = OTHER[useSession().language];
  return (
    <section className={classes.close}>
      <div>
        <h2>
          <FormattedMessage id="home.close" />
        </h2>
        <p>
          <FormattedMessage id="home.close.body" />
        </p>
      </div>
      <div className={layout.toolbarWide}>
        <LinkButton to={href(register)}>
          <FormattedMessage id="home.close.register" />
        </LinkButton>
        <Button
          variant="default"
          lang={other.language}
          loading={change.isPending}
          before={<IconLanguage size={20} aria-hidden />}
          onClick={() => change.mutate({ language: other.language })}
        >
          {other.words}
        </Button>
      </div>
    </section>
  );
}
