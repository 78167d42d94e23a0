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
import { changesWholePage } from './docsFrame.ts'
import { expectedComponent, isNamed, outerMargins } from './storyChecks.ts'
import { directions } from './modes.ts'

/** Fonts used by stories: interface and names, upright and italic. */
const loadFonts = () =>
  Promise.all(['', 'italic '].map((style) => document.fonts.load(`${style}1rem "Inter Variable"`, 'aę')))

// Preloads what the first story needs, in parallel with its code.
void import('react-dom/client')
void widgetFiles.en()
void lightFiles.en()
void loadFonts()
stopClock()
// A story may wait for a chunk that this server has not built yet, on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

const toLocale = (value: unknown): UiLocale => uiLocales.find((locale) => locale === value) ?? 'en'

/** Stories have no router. A link's address is shown in the panel "Actions". */
const showNavigation = (href: string): void => {
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
    // Set any other colour in the address: globals=primary:!hex(5761ee).
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
  // Stops the manager from preloading the previous and next story while the current one renders.
  beforeAll: () => addons.getChannel().removeAllListeners(PRELOAD_ENTRIES),
  loaders: [
    // Themes are set on the document element, as in the product, so that dialogs and menus in the body have them too.
    async ({ globals }) => {
      const locale = toLocale(globals['locale'])
      await loadWidgetTexts(locale)
      document.documentElement.lang = locale
      document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
      applyTheme(toThemeName(globals['theme']))
      applyPrimary(typeof globals['primary'] === 'string' ? globals['primary'] : defaultPrimary)
      applyDensity(globals['density'] === 'compact' ? 'compact' : 'comfortable')
      // Browsers load a font at its first use. Stories are measured from the first frame (tabs scroll to the open one),
      // so the fonts are loaded before.
      await loadFonts()
    },
  ],
  afterEach: (story) => {
    const { title, canvasElement } = story
    const name = expectedComponent(title)
    if (name !== null && !isNamed(canvasElement.ownerDocument, name)) {
      throw new Error(`No element of this story carries data-component="${name}".`)
    }
    // Overlays are rendered outside the canvas.
    const margins = outerMargins(canvasElement.ownerDocument)
    if (margins.length > 0) throw new Error(`Distances belong to the layout around a component: ${margins.join('; ')}`)
    if (changesWholePage(story))
      throw new Error(
        'On the documentation page this story changes the whole page: give it parameters framed() of .storybook/docsFrame.ts.',
      )
  },
  decorators: [
    (Story, { globals, args }) => (
      <SomoProvider locale={toLocale(globals['locale'])} navigate={showNavigation}>
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
      // A component's story has no first-level heading. Rules are set in `options`; elsewhere `runOnly` would drop
      // them. For passed rules axe lists one element each: listing thousands took longer than the check.
      options: {
        resultTypes: ['violations', 'incomplete'],
        rules: { 'page-has-heading-one': { enabled: false } },
        checks: contrastChecks,
      },
    },
    // Only stories with `visual(...)` are photographed.
    chromatic: { disableSnapshot: true },
    options: {
      storySort: {
        order: [
          'Somo',
          ['Introduction', 'Themes', 'Colours', 'Scales'],
          'Layout',
          'Components',
          'Templates',
          'Screens',
          'Visual',
        ],
      },
    },
  },
}

// Storybook reads its configuration from the default export.
export default preview
