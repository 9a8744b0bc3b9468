import { Button, createTheme, type MantineColorsTuple } from '@mantine/core';

/** By name: its shades are in `theme.css`. */
const accent = Array.from(
  { length: 10 },
  (_, shade) => `var(--mantine-color-accent-${shade})`,
) as unknown as MantineColorsTuple;

const noticeEdge = (_: unknown, { variant = 'light' }: { variant?: string }) => ({
  root:
    variant === 'light' ? { '--alert-bd': '1px solid color-mix(in srgb, var(--alert-color) 28%, transparent)' } : {},
});

/** What Mantine's components do. Their colours, sizes and shadows are in `theme.css`. */
export const theme = createTheme({
  colors: { accent },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      vars: (_, { size }) => ({ root: size === 'md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {} }),
    }),
    // Named, not imported: a component that a page does not use is not fetched for its theme.
    Input: { defaultProps: { size: 'md' } },
    // Hidden by a plain style, which printing overrides: what is folded is unfolded on paper (`base.css`).
    InputWrapper: { defaultProps: { size: 'md' } },
    // What a browser may fill in says so itself; everything else it is asked to leave alone.
    TextInput: { defaultProps: { size: 'md', autoComplete: 'off' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    // Opened by a click, by typing and by the arrow keys: who only tabs past sees no list come and go.
    Select: { defaultProps: { size: 'md', autoComplete: 'off', openOnFocus: false } },
    MultiSelect: { defaultProps: { openOnFocus: false } },
    Autocomplete: { defaultProps: { size: 'md', autoComplete: 'off' } },
    NumberInput: { defaultProps: { size: 'md', autoComplete: 'off' } },
    TagsInput: { defaultProps: { autoComplete: 'off' } },
    Textarea: { defaultProps: { size: 'md', autoComplete: 'off' } },
    Checkbox: { defaultProps: { radius: 'xs', size: 'md' } },
    // A `div` may not stand in a paragraph, a heading or a link, where badges often do.
    Badge: { defaultProps: { component: 'span', tt: 'none' } },
    // An edge in its own tone: the tint alone is faint, in dark above all.
    Alert: { vars: noticeEdge },
    // A `header` in a dialog would be a second banner of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    // By itself something that is no entry would be in the menu, to take the focus. The first entry takes it.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: {
      styles: { title: { fontWeight: 700 } },
      defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.5, blur: 2 } },
    },
  },
});
