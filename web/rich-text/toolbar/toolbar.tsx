import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconBrackets,
  IconBracketsContain,
  IconH1,
  IconH2,
  IconHighlight,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTable,
  IconUnderline,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useSlate } from 'slate-react';
import { asks, isIdle, isOn, runTool, type AskingTool } from '../run-tool';
import { SHORTCUTS, TOOLBAR_SETS, type Tool, type ToolbarSet } from '../toolbar-sets';
import { focusText } from '../use-handle';
import { ToolRow, type ToolItem } from './tool-row';

const ICONS: Record<Tool, typeof IconBold> = {
  bold: IconBold,
  italic: IconItalic,
  underline: IconUnderline,
  strikethrough: IconStrikethrough,
  subscript: IconSubscript,
  superscript: IconSuperscript,
  'marker-yellow': IconHighlight,
  'marker-pink': IconHighlight,
  'marker-green': IconHighlight,
  heading: IconH1,
  subheading: IconH2,
  'bulleted-list': IconList,
  'numbered-list': IconListNumbers,
  quote: IconBlockquote,
  link: IconLink,
  image: IconPhoto,
  table: IconTable,
  cloze: IconBrackets,
  'cloze-same': IconBracketsContain,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
};

const commandKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+');

interface Props {
  set: ToolbarSet;
  controls: string;
  onAsk: (tool: AskingTool) => void;
  onNext: () => void;
  ref: Ref<HTMLDivElement>;
  className?: string;
}

/** The tools of a set; those that ask first are handed to `onAsk`. */
export function Toolbar({ set, controls, onAsk, onNext, ref, className }: Props) {
  const editor = useSlate();
  const { formatMessage: say } = useIntl();
  const item = (tool: Tool): ToolItem => ({
    id: tool,
    name: say({ id: `rich-text.${tool}` }),
    Icon: ICONS[tool],
    words: tool === 'cloze' ? say({ id: 'rich-text.cloze' }) : undefined,
    colour: tool.startsWith('marker-') ? tool.slice('marker-'.length) : undefined,
    shortcut: SHORTCUTS[tool] && commandKey() + SHORTCUTS[tool],
    on: isOn(editor, tool),
    idle: isIdle(editor, tool),
    run: () => (asks(tool) ? onAsk(tool) : runTool(editor, tool)),
  });
  return (
    <ToolRow
      ref={ref}
      className={className}
      name={say({ id: 'rich-text.toolbar' })}
      more={say({ id: 'rich-text.more' })}
      groups={TOOLBAR_SETS[set].map((group) => group.map(item))}
      controls={controls}
      onEscape={() => focusText(editor)}
      onNext={onNext}
    />
  );
}
