import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { IntlProvider } from 'react-intl';
import { session, LANGUAGES, type Language as LanguageCode } from '~/domain/accounts/contract';
import { LOCALES } from '~/domain/kit/person';
import { firstAnswers } from './first-answers';
import { library, type Library, type Words } from '../messages/words';
import { local } from './stores/browser';

const SPOKEN_LAST = 'wardmates.language';

/** Provided only by tests. */
export const LibraryContext = createContext<Library>(library);

/** The language to speak until the session is known: the one that came with the HTML, that of the last visit, else the browser's. */
export function guessLanguage(): LanguageCode {
  const last = local.get(SPOKEN_LAST);
  const known = firstAnswers.see(session.path) as { language?: string } | undefined;
  return (
    LANGUAGES.find((language) => language === known?.language) ??
    LANGUAGES.find((language) => language === last) ??
    LANGUAGES.find((language) => navigator.language.startsWith(language)) ??
    'en'
  );
}

/** So that the next visit fetches the right words at once. */
export const rememberLanguage = (language: LanguageCode): void => void local.set(SPOKEN_LAST, language);

/** The words of a language as soon as they are there; those of the one before until then; null before there are any. */
function useSpoken(wanted: LanguageCode): { language: LanguageCode; words: Words } | null {
  const bundles = useContext(LibraryContext);
  const [spoken, setSpoken] = useState<{ language: LanguageCode; words: Words } | null>(null);
  const there = useSyncExternalStore(bundles.subscribe, () => bundles.get(wanted));
  if (there && spoken?.words !== there) setSpoken({ language: wanted, words: there });
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (!there) bundles.fetch(wanted).catch(setFailure);
  }, [bundles, wanted, there]);
  // With words of another language the page goes on in these.
  if (failure && !there && !spoken) throw failure;
  return there ? { language: wanted, words: there } : spoken;
}

interface Props {
  language: LanguageCode;
  /** Shown while not a word is there. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Words, dates and numbers for everything below, and the language of the document. */
export function Language({ language: wanted, waiting = null, children }: Props) {
  const spoken = useSpoken(wanted);
  const language = spoken?.language;
  // Before the words are seen: a screen reader reads them by it.
  useLayoutEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);
  if (!spoken) return waiting;
  return (
    <IntlProvider locale={LOCALES[spoken.language]} defaultLocale={LOCALES.en} messages={spoken.words}>
      {children}
    </IntlProvider>
  );
}
