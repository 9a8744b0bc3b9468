import { useComputedColorScheme } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useSession } from '~/web/core/session';
import enDark from '~/web/pictures/ways/topic-dark-en.webp';
import esDark from '~/web/pictures/ways/topic-dark-es.webp';
import enLight from '~/web/pictures/ways/topic-light-en.webp';
import esLight from '~/web/pictures/ways/topic-light-es.webp';
import classes from './purchase.module.css';

const PICTURES = { en: { light: enLight, dark: enDark }, es: { light: esLight, dark: esDark } };

/** A topic of the notebook as supporters read it: `web/e2e/looks/take-ways.ts` takes the picture. */
export function UnlockedTopic() {
  const { formatMessage: say } = useIntl();
  const { language } = useSession();
  const scheme = useComputedColorScheme('light');
  return (
    <img
      className={classes.topic}
      src={PICTURES[language][scheme]}
      alt={say({ id: 'purchases.supporter.topic' })}
      width={780}
      height={600}
      loading="lazy"
      decoding="async"
    />
  );
}
