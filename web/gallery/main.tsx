import '../app/base.css';
import '../app/fonts/fonts.css';
import '../app/theme.css';
import '../app/tokens.css';
import './still-first';
import { createRoot } from 'react-dom/client';
import { LANGUAGES } from '~/domain/accounts/contract';
import { library, type Words } from '../messages/words';
import { Frame } from './frame';
import { Gallery } from './gallery';

const files = import.meta.glob<Words>(['../messages/*.json', '../**/words.*.json'], { eager: true, import: 'default' });
for (const language of LANGUAGES)
  library.put(
    language,
    Object.assign(
      {},
      ...Object.entries(files).flatMap(([name, words]) => (name.endsWith(`.${language}.json`) ? [words] : [])),
    ) as Words,
  );

const asked = new URLSearchParams(location.search);
const language = LANGUAGES.find((each) => each === asked.get('language')) ?? 'en';
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light';

createRoot(document.getElementById('root')!).render(
  <Frame language={language} scheme={scheme}>
    <Gallery only={asked.get('section')} language={language} scheme={scheme} />
  </Frame>,
);
