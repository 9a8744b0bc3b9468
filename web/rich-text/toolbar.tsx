import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH1,
  IconH2,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useSlate } from 'slate-react';
import classes from './rich-text-editor.module.css';
import { isOn, runTool } from './run-tool';
import { SHORTCUTS, TOOLBAR_SETS, type Tool, type ToolbarSet } from './toolbar-sets';

const ICONS: Record<Tool, typeof IconBold> = {
  bold: IconBold,
  italic: IconItalic,
  underline: IconUnderline,
  subscript: IconSubscript,
  superscript: IconSuperscript,
  heading: IconH1,
  subheading: IconH2,
  'bulleted-list': IconList,
  'numbered-list': IconListNumbers,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
};

const commandKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+');

export function Toolbar({ set, controls }: { set: ToolbarSet; controls: string }) {
  const editor = useSlate();
  const { formatMessage: say } = useIntl();

  const button = (tool: Tool) => {
    const Icon = ICONS[tool];
    const name = say({ id: `rich-text.${tool}` });
    const shortcut = SHORTCUTS[tool];
    const on = isOn(editor, tool);
    return (
      <Tooltip key={tool} label={shortcut ? `${name} (${commandKey()}${shortcut})` : name}>
        <ActionIcon
          size={44}
          variant={on ? 'light' : 'subtle'}
          color={on ? undefined : 'gray'}
          aria-label={name}
          aria-pressed={tool === 'undo' || tool === 'redo' ? undefined : on}
          aria-controls={controls}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => runTool(editor, tool)}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  };

  return (
    <div className={classes.toolbar} role="group" aria-label={say({ id: 'rich-text.toolbar' })}>
      {TOOLBAR_SETS[set].map((group) => (
        <span key={group[0]} className={classes.tools}>
          {group.map(button)}
        </span>
      ))}
    </div>
  );
}
