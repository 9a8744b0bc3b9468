import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LANGUAGES, type Language as LanguageCode } from '../../domain/accounts/contract';
import { messages } from '../messages/messages';

/** British English and European Spanish; dates and numbers follow. */
const LOCALES: Record<LanguageCode, string> = { en: 'en-GB', es: 'es-ES' };

/** The language to speak until the session says which was chosen. */
export const guessLanguage = (): LanguageCode => LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en';

/** Words, dates and numbers for everything below, and the language of the document. */
export function Language({ language, children }: { language: LanguageCode; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={LOCALES[language]} defaultLocale={LOCALES.en} messages={messages[language]}>
      {children}
    </IntlProvider>
  );
}
