import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** The document's title while a page is shown; the page's own words come first. */
export function usePageTitle(page: string): void {
  const intl = useIntl();
  const title = page ? intl.formatMessage({ id: 'app.title' }, { page }) : intl.formatMessage({ id: 'app.name' });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
