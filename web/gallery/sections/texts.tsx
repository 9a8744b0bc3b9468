import { NoteConflict } from '~/web/parts/annotations/note-conflict';
import { FullSummary } from '~/web/ui/full-summary';
import { RichText } from '~/web/ui/rich-text';
import type { Section } from '../section';

const RICH = `<h2>Assessment</h2><p>Take a <strong>focused</strong> history: onset, <em>character</em>, radiation, and
<mark>what makes it worse</mark>. H<sub>2</sub>O, 10<sup>9</sup>, <code>ECG</code>.</p><ul><li>First of all</li><li>Then
<ol><li>one</li><li>two</li></ol></li></ul><blockquote>Never wait for troponin in STEMI.</blockquote>
<table><thead><tr><th>Sign</th><th>Meaning</th></tr></thead><tbody><tr><td>Raised JVP</td><td>Right heart
failure</td></tr><tr><td>Crackles</td><td>Left heart failure</td></tr></tbody></table><p><a href="/notebook/">More</a></p>`;

export const texts: Section = {
  id: 'texts',
  title: 'Texts',
  states: {
    'authored text': () => <RichText html={RICH} />,
    'a long text, cut': () => (
      <FullSummary>
        <RichText html={RICH + RICH} />
      </FullSummary>
    ),
    'a note that was changed in two places': () => (
      <NoteConflict
        mine="<p>Mine: ask about the jaw.</p>"
        theirs="<p>Theirs: ask about the arm.</p>"
        onChoose={() => undefined}
      />
    ),
  },
};
