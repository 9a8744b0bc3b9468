import { safeLink } from '~/domain/kit/html/safe-link';

interface Source {
  title: string;
  publisher: string;
  year: number;
  url: string;
}

/** A source of a text that may be a draft: only an address of the web is a link. */
export function SourceLine({ source: { title, publisher, year, url } }: { source: Source }) {
  const words = [title, publisher, year || ''].filter(Boolean).join(', ') || url;
  const address = safeLink(url);
  if (address === '') return <>{words}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}
