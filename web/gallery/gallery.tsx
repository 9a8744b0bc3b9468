import { LANGUAGES, type Language } from '~/domain/accounts/contract';
import { PartBoundary } from '../ui/part-boundary';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './gallery.module.css';
import { sections } from './sections';

interface Props {
  /** The id of the one section to show, without what leads around; all of them without it. */
  only: string | null;
  language: Language;
  scheme: 'light' | 'dark';
}

/** Every part of the interface in all its states. For those who build it: in English, but for the parts themselves. */
export function Gallery({ only, language, scheme }: Props) {
  const shown = only === null ? sections : sections.filter(({ id }) => id === only);
  const address = (change: Record<string, string>) =>
    `?${new URLSearchParams({ language, scheme, ...change }).toString()}`;
  return (
    <main className={classes.gallery} lang={language}>
      {only === null && (
        <header className={classes.header} lang="en">
          <h1>Parts of the interface</h1>
          <nav aria-label="Language and colours" className={classes.nav}>
            {LANGUAGES.map((each) => (
              <a key={each} href={address({ language: each })} aria-current={each === language || undefined}>
                {each}
              </a>
            ))}
            {(['light', 'dark'] as const).map((each) => (
              <a key={each} href={address({ scheme: each })} aria-current={each === scheme || undefined}>
                {each}
              </a>
            ))}
          </nav>
          <nav aria-label="Sections" className={classes.nav}>
            {sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        </header>
      )}
      {shown.map(({ id, title, states }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.section}>
          <h2 id={`${id}-title`} lang="en">
            {title}
          </h2>
          {Object.entries(states).map(([name, State]) => (
            <div key={name} className={classes.state} data-state-name={name}>
              <p className={text.dimmedSmall} lang="en">
                {name}
              </p>
              <div className={layout.shrink}>
                <PartBoundary onRetry={() => location.reload()}>
                  <State />
                </PartBoundary>
              </div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
