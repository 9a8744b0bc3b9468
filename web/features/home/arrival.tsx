import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { LinkButton } from '~/web/ui/button';
import { usePageTitle } from '~/web/ui/page-title';
import { WardScene } from '~/web/ui/art/ward-scene';
import { SectionHeading } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import classes from './arrival.module.css';
import { HowItGoes } from './how-it-goes';
import { JoinCard } from './join-card';
import { SessionPreview } from './session-preview';
import { StyleCards } from './style-cards';
import { Audience } from './landing/audience';
import { Close } from './landing/close';
import { LandingLinks } from './landing/landing-links';
import { PlainWords } from './landing/plain-words';
import { Ways } from './landing/ways';
import { TryCard } from './try-card';

/** For somebody who is not signed in: what this is, in one screen, and the three ways on. @param offers what other rooms add, before the close */
export function Arrival({ offers }: { offers: ReactNode }) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'app.home.headline' }));
  return (
    <>
      <div className={classes.hero}>
        <div>
          <WardScene className={classes.strip} low />
          <h1 className={classes.headline} tabIndex={-1}>
            <FormattedMessage id="app.home.headline" />
          </h1>
          <p className={classes.lead}>
            <FormattedMessage id="app.home.lead" />
          </p>
          <JoinCard />
          <TryCard />
          <div className={classes.host}>
            <span>
              <FormattedMessage id="app.home.host.body" />
            </span>
            <span className={layout.buttons}>
              <LinkButton to={href(register)} variant="default">
                <FormattedMessage id="app.register" />
              </LinkButton>
              <LinkButton to={href(login)} variant="subtle">
                <FormattedMessage id="app.sign-in" />
              </LinkButton>
            </span>
          </div>
        </div>
        <div className={layout.shrink}>
          <WardScene className={classes.scene} />
          <SessionPreview />
        </div>
      </div>
      <Ways />
      <section className={layout.section}>
        <SectionHeading>
          <FormattedMessage id="app.home.browse" />
        </SectionHeading>
        <StyleCards />
        <p className={classes.also}>
          <FormattedMessage
            id="app.home.also-quizzes"
            values={{ link: (words) => <Link to={href(quizSetup)}>{words}</Link> }}
          />
        </p>
      </section>
      <HowItGoes />
      <Audience />
      <PlainWords />
      {offers}
      <Close />
      <LandingLinks />
    </>
  );
}
