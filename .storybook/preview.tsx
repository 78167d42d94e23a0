import type { Preview } from '@storybook/react-vite'
import { PRELOAD_ENTRIES } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { SomoProvider } from '../packages/ui/src/components/SomoProvider/SomoProvider.tsx'
import { uiLocales, type UiLocale } from '../packages/ui/src/locale/texts.ts'
import { lightFiles } from '../packages/ui/src/locale/lightWords.ts'
import { widgetFiles } from '../packages/ui/src/locale/widgets/widgetFiles.ts'
import { loadWidgetTexts } from '../packages/ui/src/locale/widgets/widgetTexts.ts'
import { allSampleTexts } from '../packages/ui/src/testing/samples/sampleText.ts'
import { applyDensity, applyTheme } from '../packages/ui/src/theme/switching/apply.ts'
import { applyPrimary } from '../packages/ui/src/theme/switching/applyPrimary.ts'
import { toThemeName } from '../packages/ui/src/theme/themeName.ts'
import { defaultPrimary, densities, themeNames } from '../packages/ui/src/theme/tokens.ts'
import '../packages/ui/src/theme/global.ts'
import { contrastChecks } from '../scripts/testing/openContrast.mjs'
import { stopClock } from './clock.ts'
import '../packages/ui/src/testing/docsPage.css.ts'
import { overrunsItsPage } from './docsFrame.ts'
import { drawnComponent, isNamed, outerMargins } from './storyChecks.ts'
import { directions } from './modes.ts'

/** The letters of the interface and those of names, upright and slanted: what a story is drawn with. */
const loadLetters = () =>
  Promise.all(['', 'italic '].map((style) => document.fonts.load(`${style}1rem "Inter Variable"`, 'aę')))

// What the first story needs after its own code, asked for while that is on its way: each would be waited for in turn.
void import('react-dom/client')
void widgetFiles.en()
void lightFiles.en()
void loadLetters()
stopClock()
// What a story waits for may be a chunk that this server has never sent before, on a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 })

const toLocale = (value: unknown): UiLocale => uiLocales.find((locale) => locale === value) ?? 'en'

/** Stories have no pages to go to; the address a component asks for is shown in the panel "Actions". */
const stay = (href: string): void => {
  document.documentElement.dataset['lastNavigation'] = href
}

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: themeNames.map((value) => ({ value, title: value === 'dark' ? 'Dark-violet' : 'Light' })),
      },
    },
    // Any other colour comes by the address: globals=primary:!hex(5761ee).
    primary: {
      description: 'Primary colour',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: defaultPrimary, title: 'Somo #5761ee' },
          { value: '#f5c400', title: 'Yellow #f5c400' },
          { value: '#0f7b3f', title: 'Green #0f7b3f' },
          { value: '#c2185b', title: 'Pink #c2185b' },
          { value: '#111111', title: 'Black #111111' },
          { value: '#ffffff', title: 'White #ffffff' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
          { value: 'sw', title: 'Kiswahili' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: densities.map((value) => ({ value, title: value === 'compact' ? 'Compact' : 'Comfortable' })),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: directions.map((value) => ({ value, title: value === 'rtl' ? 'From the right' : 'From the left' })),
      },
    },
  },
  initialGlobals: { theme: 'default', primary: defaultPrimary, locale: 'en', density: 'comfortable', direction: 'ltr' },
  // The manager has the stories before and after each one fetched while that one is still to be drawn.
  beforeAll: () => addons.getChannel().removeAllListeners(PRELOAD_ENTRIES),
  loaders: [
    // The look stands on the document element, as in the product, so that dialogs and menus in the body have it too.
    async ({ globals }) => {
      const locale = toLocale(globals['locale'])
      await loadWidgetTexts(locale)
      document.documentElement.lang = locale
      document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
      applyTheme(toThemeName(globals['theme']))
      applyPrimary(typeof globals['primary'] === 'string' ? globals['primary'] : defaultPrimary)
      applyDensity(globals['density'] === 'compact' ? 'compact' : 'comfortable')
      // A browser fetches a font when it first draws with it. A story is measured from its first moment on (a row of tabs
      // scrolls to the open one), so the letters of the interface and those of names are here before.
      await loadLetters()
    },
  ],
  afterEach: (story) => {
    const { title, canvasElement } = story
    const name = drawnComponent(title)
    if (name !== null && !isNamed(canvasElement.ownerDocument, name)) {
      throw new Error(`No element of this story carries data-component="${name}".`)
    }
    // What floats lies outside the canvas.
    const margins = outerMargins(canvasElement.ownerDocument)
    if (margins.length > 0) throw new Error(`Distances belong to the layout around a component: ${margins.join('; ')}`)
    if (overrunsItsPage(story))
      throw new Error(
        'On the documentation page this story changes the whole page: give it parameters framed() of .storybook/docsFrame.ts.',
      )
  },
  decorators: [
    (Story, { globals, args }) => (
      <SomoProvider locale={toLocale(globals['locale'])} navigate={stay}>
        <Story args={allSampleTexts(args)} />
      </SomoProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      // A part is not a page: its story has no first-level title. Rules belong in `options`, where runOnly cannot lose them.
      // Of what is in order axe names one element a rule: listing thousands took longer than finding the faults.
      options: {
        resultTypes: ['violations', 'incomplete'],
        rules: { 'page-has-heading-one': { enabled: false } },
        checks: contrastChecks,
      },
    },
    // Only the tables of states are photographed; they say so by `visual(...)`.
    chromatic: { disableSnapshot: true },
    options: {
      storySort: { order: ['Somo', ['Colours', 'Scales'], 'Layout', 'Components', 'Templates', 'Screens', 'Visual'] },
    },
  },
}

// Storybook reads its configuration from the default export.
export default preview
