/**
 * The raw design decisions of Somo as plain data: colours as #rrggbb, lengths in px, times in ms, weights as CSS
 * numbers, tracking in em. This file imports nothing, so that the server (sign-in page), the first paint's script and
 * the token pages read the same values as the components.
 */

/** The two themes of the specification (section 4): `default` is light, `dark` is dark-violet. */
export const themeNames = ['default', 'dark'] as const
export type ThemeName = (typeof themeNames)[number]

/** How densely controls and rows are set. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** The primary colour where neither the default unit nor the preference gives one (specification, section 9). */
export const defaultPrimary = '#5761ee'

/** What things lie on: the desk around the pages, the paper of a page, a sheet upon it, and the wash under the pointer. */
export interface Surfaces {
  readonly desk: string
  readonly paper: string
  readonly sheet: string
  readonly wash: string
}

/** The four surfaces of each theme. They and the inks stand alone, because the first paint's script needs them and nothing else. */
export const surfaces: Readonly<Record<ThemeName, Surfaces>> = {
  default: { desk: '#f1ecee', paper: '#f9f7f5', sheet: '#fffefc', wash: '#eae4e7' },
  dark: { desk: '#110d17', paper: '#17121f', sheet: '#1f1929', wash: '#292136' },
}

/** What is written with: words, words that stand back a little, and words that stand back most. */
export interface Inks {
  readonly ink: string
  readonly ink2: string
  readonly ink3: string
}

export const inks: Readonly<Record<ThemeName, Inks>> = {
  default: { ink: '#221b29', ink2: '#564c5e', ink3: '#675c6e' },
  dark: { ink: '#f0eaf0', ink2: '#bdb2c3', ink3: '#a59aad' },
}

/** Filled destructive buttons: derived once by the brand rules, so they need no solver at run time. */
export const danger = {
  default: {
    solid: '#b0302e',
    on: '#ffffff',
    hover: '#9f1d1f',
    pressed: '#910713',
    edge: 'transparent',
    edgeHover: 'transparent',
    edgePressed: 'transparent',
  },
  dark: {
    solid: '#b5383a',
    on: '#ffffff',
    hover: '#a4272c',
    pressed: '#961621',
    edge: '#c54747',
    edgeHover: '#c54747',
    edgePressed: '#c54747',
  },
} as const satisfies Record<ThemeName, Record<string, string>>

/** Level 2 (menus, popovers) and level 3 (dialogs). Dark themes outline instead of casting shadows. */
export const shadows = {
  default: {
    floating: '0 1px 2px rgb(34 27 41 / 12%), 0 12px 32px -8px rgb(34 27 41 / 22%)',
    dialog: '0 1px 2px rgb(34 27 41 / 12%), 0 12px 32px -8px rgb(34 27 41 / 22%)',
    floatingEdge: 'transparent',
  },
  dark: { floating: 'none', dialog: 'none', floatingEdge: '#463b54' },
} as const satisfies Record<ThemeName, Record<string, string>>

/** Space in px; the number is the name. */
export const space = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 44, 48, 56, 64, 72] as const
export type Space = (typeof space)[number]

/** Corner radii in px. */
export const radii = {
  mark: 2,
  checkbox: 4,
  chip: 5,
  control: 7,
  floating: 10,
  coverSpine: 3,
  coverEdge: 8,
  round: 999,
} as const

export const fontFamily = {
  text: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
} as const

/** Type steps: size and line in px at full and at narrow width (below 900 px), weight by theme, tracking in em. */
export interface TypeStep {
  readonly size: number
  readonly line: number
  readonly narrowSize: number
  readonly narrowLine: number
  readonly weight: number
  readonly darkWeight: number
  readonly tracking: number
}

export const typeSteps = {
  display: { size: 40, line: 46, narrowSize: 30, narrowLine: 36, weight: 620, darkWeight: 580, tracking: -0.026 },
  h1: { size: 30, line: 36, narrowSize: 26, narrowLine: 32, weight: 620, darkWeight: 580, tracking: -0.021 },
  h2: { size: 20, line: 28, narrowSize: 20, narrowLine: 28, weight: 620, darkWeight: 580, tracking: -0.014 },
  h3: { size: 16, line: 24, narrowSize: 16, narrowLine: 24, weight: 600, darkWeight: 580, tracking: -0.008 },
  lead: { size: 18, line: 28, narrowSize: 16, narrowLine: 25, weight: 400, darkWeight: 400, tracking: -0.008 },
  body: { size: 15, line: 24, narrowSize: 15, narrowLine: 24, weight: 400, darkWeight: 400, tracking: 0 },
  ui: { size: 14, line: 20, narrowSize: 14, narrowLine: 20, weight: 400, darkWeight: 400, tracking: -0.004 },
  small: { size: 13, line: 18, narrowSize: 13, narrowLine: 18, weight: 400, darkWeight: 400, tracking: 0 },
  caption: { size: 12, line: 16, narrowSize: 12, narrowLine: 16, weight: 520, darkWeight: 520, tracking: 0.004 },
  note: { size: 13, line: 18, narrowSize: 13, narrowLine: 18, weight: 400, darkWeight: 400, tracking: 0 },
  numeral: { size: 40, line: 46, narrowSize: 40, narrowLine: 46, weight: 340, darkWeight: 340, tracking: -0.04 },
} as const satisfies Record<string, TypeStep>
export type TypeStepName = keyof typeof typeSteps

/** Weights that a part of a step takes: navigation, links on their own, buttons, titles in rows (look.md). */
export const weights = { regular: 400, nav: 500, link: 540, button: 560, strong: 580 } as const

/** Control heights in px by density; on coarse pointers fields are 44 and buttons 40 whatever the density. */
export const sizes = {
  comfortable: {
    controlSmall: 32,
    control: 36,
    controlLarge: 44,
    field: 36,
    row: 50,
    nav: 34,
    treeRow: 32,
    chip: 32,
    chipRemove: 24,
  },
  compact: {
    controlSmall: 28,
    control: 32,
    controlLarge: 36,
    field: 32,
    row: 38,
    nav: 30,
    treeRow: 30,
    chip: 28,
    chipRemove: 24,
  },
} as const satisfies Record<Density, Record<string, number>>

/** What a finger needs, in px, at any density (look.md, type and space): field 44, everything pressed at least 40. */
export const coarseSizes = {
  controlSmall: 40,
  control: 40,
  controlLarge: 44,
  field: 44,
  row: 50,
  nav: 44,
  treeRow: 40,
  chip: 40,
  chipRemove: 40,
} as const satisfies Record<keyof (typeof sizes)['comfortable'], number>

/** Durations in ms and easings. Reduced motion sets every duration to 0 but `fade`, which becomes 80. */
export const motion = {
  duration: { colour: 120, menu: 180, drawer: 240, progress: 400, fade: 180 },
  easing: { out: 'cubic-bezier(.2,.8,.2,1)', in: 'cubic-bezier(.4,0,1,1)' },
} as const

/** Stacking order. */
export const layersZ = {
  page: 0,
  sticky: 10,
  bottomBar: 20,
  drawer: 30,
  selectionBar: 40,
  menu: 50,
  dialog: 60,
  toast: 70,
  tooltip: 80,
} as const

/** The ground of what was made elsewhere for white paper, such as pages of documents. The same in every theme. */
export const documentPaper = '#fff'

/** Widths in px at which the layout changes: rows become cards, the sidebar becomes bars, the drawer docks. */
export const breakpoints = { cards: 640, bars: 900, drawer: 1024, wide: 1280, widest: 1600 } as const

/** Fixed measures of the frame in px. */
export const measures = {
  sidebar: 240,
  topBar: 56,
  bottomBar: 64,
  drawer: 408,
  margin: 88,
  readingPage: 1200,
  form: 472,
  notice: 640,
  aside: 288,
} as const

/** The longest comfortable line of running text, in characters (look.md, body). */
export const lineCharacters = 68
