import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { RichTextEditor } from '~/web/rich-text/rich-text-editor';
import { TOOLBAR_SETS, type ToolbarSet } from '~/web/rich-text/toolbar-sets';
import type { Section } from '../section';

const RICH = `<h2>Assessment</h2><p>Take a <strong>focused</strong> history: onset, <em>character</em>, and
<mark class="marker-yellow">what makes it worse</mark>. See <a href="https://www.nice.org.uk/guidance/ng106">NG106</a>.</p>
<ul><li>First of all</li><li>Then</li></ul><blockquote><p>Never wait for troponin in STEMI.</p></blockquote>
<table><thead><tr><th>Sign</th><th>Meaning</th></tr></thead><tbody><tr><td>Raised JVP</td><td>Right heart
failure</td></tr></tbody></table>`;

type Props = Partial<ComponentProps<typeof RichTextEditor>> & { tools: ToolbarSet };

function Editor({ html = '', ...more }: Props) {
  const { formatMessage: say } = useIntl();
  const [, write] = useState(html);
  return <RichTextEditor label={say({ id: 'stations.comments.title' })} html={html} onChange={write} {...more} />;
}

const Described = (props: Props) => {
  const { formatMessage: say } = useIntl();
  return <Editor {...props} description={say({ id: 'stations.comments.about' })} minRows={3} />;
};

const Refused = () => {
  const { formatMessage: say } = useIntl();
  return <Editor tools="flashcard" minRows={3} error={say({ id: 'rich-text.too-long' }, { count: 100_000 })} />;
};

const SETS = Object.keys(TOOLBAR_SETS) as ToolbarSet[];

export const writing: Section = {
  id: 'writing',
  title: 'The editor',
  states: {
    'empty, with a few tools': () => <Described tools="comments" />,
    'with a text and every tool': () => <Editor tools="notebook" html={RICH} showsHtml />,
    'to be read only': () => <Editor tools="notebook" html={RICH} readOnly />,
    'it is refused': () => <Refused />,
    'the tools of each set': () => (
      <>
        {SETS.map((tools) => (
          <Editor key={tools} tools={tools} label={tools} minRows={1} />
        ))}
      </>
    ),
  },
};
