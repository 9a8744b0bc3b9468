import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconEye, IconLock, IconNotes, IconWorld } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { SaveBar as Bar } from '~/web/drafts/editor/save-bar';
import text from '~/web/ui/text.module.css';
import classes from '~/web/drafts/editor/save-bar.module.css';
import type { Place, Writing } from './use-writing';

const ICONS = { published: IconWorld, private: IconLock, draft: IconNotes };

interface Props {
  writing: Writing;
  /** The places it may be saved to; the button uses the first. */
  places: readonly [Place, ...Place[]];
  /** The present place of an existing question. */
  place: Place | null;
  /** What is for everybody waits for a second person. */
  proposes: boolean;
}

/** The preview, and where the question may be saved. */
export function SaveBar({ writing, places, place, proposes }: Props) {
  const { busy, errors, state } = writing;
  const [first, ...others] = places;
  const waiting = errors.noCorrect || state.kind === 'conflict' || busy !== null;
  const words = (to: Place) => {
    if (to === 'published' && proposes)
      return to === place ? 'questions.write.save.propose.change' : 'questions.write.save.propose';
    return to === place ? 'questions.write.save.change' : `questions.write.save.${to}`;
  };
  return (
    <Bar
      editor={writing}
      help={
        errors.noCorrect && (
          <p id="save-waits" className={text.dimmedUnder}>
            <FormattedMessage id="questions.write.save.no-correct" />
          </p>
        )
      }
    >
      <Button
        className={classes.sign}
        variant="default"
        disabled={waiting && busy !== 'preview'}
        loading={busy === 'preview'}
        leftSection={<IconEye size={18} aria-hidden />}
        onClick={() => void writing.preview()}
      >
        <FormattedMessage id="questions.write.preview" />
      </Button>
      {others.length > 0 && (
        <Menu position="top-end" width={300} shadow="md">
          <Menu.Target>
            <Button
              className={classes.sign}
              variant="default"
              disabled={waiting}
              loading={busy !== null && others.some((to) => to === busy)}
              rightSection={<IconChevronDown size={16} aria-hidden />}
            >
              <FormattedMessage id="questions.write.save.as" />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((to) => {
              const Icon = ICONS[to];
              return (
                <Menu.Item
                  key={to}
                  mih={48}
                  leftSection={<Icon size={18} aria-hidden />}
                  onClick={() => void writing.save(to)}
                >
                  <span className={classes.place}>
                    <FormattedMessage id={words(to)} />
                  </span>
                  <span className={text.dimmedLine}>
                    <FormattedMessage
                      id={
                        to === 'published' && proposes
                          ? 'questions.write.save.propose.about'
                          : `questions.write.save.${to}.about`
                      }
                    />
                  </span>
                </Menu.Item>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
      <Button
        className={classes.primary}
        disabled={waiting && busy !== first}
        loading={busy === first}
        aria-describedby={errors.noCorrect ? 'save-waits' : undefined}
        onClick={() => void writing.save(first)}
      >
        <FormattedMessage id={words(first)} />
      </Button>
    </Bar>
  );
}
