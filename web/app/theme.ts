import { Button, createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** The one accent: a deep teal. Shade 7 carries white text in light, shade 6 in dark. */
const accent: MantineColorsTuple = [
  '#edf7f5',
  '#d6ece8',
  '#add9d2',
  '#7fc4ba',
  '#55b0a3',
  '#33978a',
  '#1d7d72',
  '#11665d',
  '#0c5049',
  '#083b36',
];

/** The one neutral scale, slightly warm. */
const gray: MantineColorsTuple = [
  '#faf9f6',
  '#f3f1ec',
  '#e8e5de',
  '#dad6cd',
  '#c2bdb2',
  '#9c968a',
  '#6e685d',
  '#565148',
  '#3a3630',
  '#23201c',
];

/** The same neutrals for dark: text from 0, borders 4, surfaces 6, page 7. */
const dark: MantineColorsTuple = [
  '#ebe8e2',
  '#cbc7be',
  '#aca79c',
  '#827d72',
  '#4b4841',
  '#39362f',
  '#272521',
  '#1b1a17',
  '#141311',
  '#0d0c0b',
];

const red: MantineColorsTuple = [
  '#fdf1ef',
  '#fadeda',
  '#f4bab3',
  '#ee968c',
  '#e8766a',
  '#d95547',
  '#c13d30',
  '#a82f24',
  '#86251c',
  '#641b15',
];

/** Warnings: what is filled has the amber of `tokens.css`. */
const yellow: MantineColorsTuple = [
  '#fdf6e7',
  '#fbecc8',
  '#f6dc9c',
  '#f0cf8b',
  '#e6bb5d',
  '#e0b04a',
  '#c98a1d',
  '#b3730b',
  '#8f5a05',
  '#6b4300',
];

const SIZES = { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.3125rem', xl: '1.875rem' };
/** See `fonts/fonts.css`. The fonts behind the first have its measures. */
const SANS =
  'Figtree, "Figtree Arial", "Figtree Roboto", "Figtree DejaVu", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
const SOFT = '0 1px 2px rgb(35 32 28 / 6%), 0 1px 3px rgb(35 32 28 / 8%)';
const RAISED = '0 4px 12px rgb(35 32 28 / 8%), 0 16px 40px rgb(35 32 28 / 14%)';

const noticeEdge = (_: unknown, { variant = 'light' }: { variant?: string }) => ({
  root:
    variant === 'light' ? { '--alert-bd': '1px solid color-mix(in srgb, var(--alert-color) 28%, transparent)' } : {},
});

export const theme = createTheme({
  colors: { accent, gray, dark, red, yellow },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  black: '#23201c',
  fontFamily: SANS,
  fontSizes: SIZES,
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.35', xl: '1.2' },
  headings: {
    fontFamily: SANS,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: SIZES.xl, lineHeight: '1.2' },
      h2: { fontSize: SIZES.lg, lineHeight: '1.35' },
      h3: { fontSize: SIZES.md, lineHeight: '1.45' },
      h4: { fontSize: SIZES.sm, lineHeight: '1.5' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '8px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'md',
  shadows: { xs: SOFT, sm: SOFT, md: RAISED, lg: RAISED, xl: RAISED },
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
    Accordion: { defaultProps: { keepMountedMode: 'display-none' } },
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

/** What Mantine tints by itself, a heavy brown and a dark red in dark, has the tones of `tokens.css`. */
const toned = (name: 'yellow' | 'red' | 'green', tone: 'warning' | 'wrong' | 'right') => ({
  [`--mantine-color-${name}-light`]: `var(--${tone}-bg)`,
  [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, var(--${tone}) 12%, var(--${tone}-bg))`,
  [`--mantine-color-${name}-light-color`]: `var(--${tone}-fg)`,
});
const TONES = { ...toned('yellow', 'warning'), ...toned('red', 'wrong'), ...toned('green', 'right') };

/** Where Mantine's own choices would miss AA on these neutrals, or are not of this hand. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...TONES,
    '--mantine-color-body': '#faf9f6',
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': red[7],
    '--mantine-color-default-border': gray[4],
    '--mantine-color-anchor': accent[7],
  },
  dark: {
    ...TONES,
    '--mantine-color-gray-light': '#322f29',
    '--mantine-color-gray-light-hover': '#3a372f',
    '--mantine-color-gray-light-color': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': red[3],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-anchor': accent[3],
    '--mantine-color-accent-text': accent[3],
    '--mantine-color-accent-light': '#14332f',
    '--mantine-color-accent-light-hover': '#1a423d',
    '--mantine-color-accent-light-color': accent[2],
    '--mantine-color-accent-outline': accent[3],
  },
});
