/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite'
import { applyTheme } from '../packages/ui/src/theme/apply.ts'
import { themeNames, type ThemeName } from '../packages/ui/src/theme/tokens.ts'
import { toThemeName } from '../packages/ui/src/theme/themeName.ts'
import { contrastChecks, lookAgain, openTexts } from '../scripts/testing/openContrast.mjs'

type Incomplete = Parameters<typeof openTexts>[0]

interface Finding {
  readonly id: string
  readonly nodes: readonly {
    readonly html: string
    readonly target: readonly unknown[]
    readonly failureSummary?: string
  }[]
}

interface Findings {
  readonly incomplete: Incomplete
  readonly violations: readonly Finding[]
}

const hasIncomplete = (value: unknown): value is { readonly incomplete: Incomplete } =>
  typeof value === 'object' && value !== null && 'incomplete' in value

/** 'false' in a run of the tests alone, 'true' in one that Storybook's panel started, undefined in the panel itself. */
const run: unknown = import.meta.env['VITEST_STORYBOOK']

/** Whether this is `npm run test:long`, which looks at every story in every theme. */
const isLong = import.meta.env['SOMO_LONG'] === '1'

/** The rules of axe that read colours. A theme is nothing but colours, so all others answer the same in each. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Contrasts that axe left open and that are too low, or that nobody can measure. */
const openFaults = async (incomplete: Incomplete): Promise<readonly string[]> => {
  const texts = openTexts(incomplete)
  return texts.length === 0
    ? []
    : (await lookAgain({ texts, checks: contrastChecks })).map((line) => `Contrast that nobody measured: ${line}`)
}

/** What is wrong with the colours of the story as it stands, in a theme. */
const faultsIn = async (theme: ThemeName): Promise<readonly string[]> => {
  applyTheme(theme)
  // The accessibility addon has just put axe there; nothing else in a page goes by this name.
  const axe = Reflect.get(globalThis, 'axe') as { run: (context: object, options: object) => Promise<Findings> }
  const options = { runOnly: colourRules, resultTypes: ['violations', 'incomplete'], checks: contrastChecks }
  const { violations, incomplete } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    options,
  )
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, target, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 120)} at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  return [...faults, ...(await openFaults(incomplete))].map((line) => `${theme}: ${line}`)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The themes in which a story has a picture (`visual` of modes.ts). */
const picturedThemes = ({ chromatic }: Readonly<Record<string, unknown>>): readonly unknown[] => {
  if (!isRecord(chromatic) || chromatic['disableSnapshot'] !== false || !isRecord(chromatic['modes'])) return []
  return Object.values(chromatic['modes']).map((mode) => (isRecord(mode) ? mode['theme'] : undefined))
}

/** In these themes; the one that is shown comes back at the end. */
const faultsInThemes = async (themes: readonly ThemeName[], shown: ThemeName): Promise<readonly string[]> => {
  const faults: string[] = []
  try {
    for (const theme of themes) faults.push(...(await faultsIn(theme)))
  } finally {
    if (themes.length > 0) applyTheme(shown)
  }
  return faults
}

/**
 * Holds a story's colours against more than the accessibility addon does, which looks at one theme and only lists the
 * contrasts that axe could not decide: these are faults like those it decided against. The colours of the other themes are
 * looked at too, of a story that has pictures in them; of every story in `npm run test:long`. It stands before the addon (.storybook/main.ts) and, what comes first being finished last,
 * runs after it.
 * @throws in a run of the tests alone, as the addon does; elsewhere its report becomes one of failure
 */
export const afterEach: Preview['afterEach'] = async ({ reporting, parameters }) => {
  const report = reporting.reports.find(({ type }) => type === 'a11y')
  if (run === undefined || report === undefined || !hasIncomplete(report.result)) return
  const shown = toThemeName(document.documentElement.dataset['theme'])
  const pictured = picturedThemes(parameters)
  const others = themeNames.filter((name) => name !== shown && (isLong || pictured.includes(name)))
  const faults = [...(await openFaults(report.result.incomplete)), ...(await faultsInThemes(others, shown))]
  if (faults.length === 0) return
  if (run === 'false') throw new Error(faults.join('\n'))
  report.status = 'failed'
}
