/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite'
import { applyTheme } from '../packages/ui/src/theme/switching/apply.ts'
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

/** 'false' when only the tests run, 'true' when Storybook's panel started the tests, undefined in the panel itself. */
const run: unknown = import.meta.env['VITEST_STORYBOOK']

/** Whether this is `npm run test:long`, which checks every story in every theme. */
const isLong = import.meta.env['SOMO_LONG'] === '1'

/** The axe rules that depend on colours. All other rules give the same result in each theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Contrasts that axe left undecided and that are too low or cannot be measured. */
const openErrors = async (incomplete: Incomplete): Promise<readonly string[]> => {
  const texts = openTexts(incomplete)
  return texts.length === 0
    ? []
    : (await lookAgain({ texts, checks: contrastChecks })).map((line) => `Contrast that nobody measured: ${line}`)
}

/** Colour errors of the current story in a theme. */
const violationsIn = async (theme: ThemeName): Promise<readonly string[]> => {
  applyTheme(theme)
  // The accessibility addon has just set this global.
  const axe = Reflect.get(globalThis, 'axe') as { run: (context: object, options: object) => Promise<Findings> }
  const options = { runOnly: colourRules, resultTypes: ['violations', 'incomplete'], checks: contrastChecks }
  const { violations, incomplete } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    options,
  )
  const errors = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, target, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 120)} at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  return [...errors, ...(await openErrors(incomplete))].map((line) => `${theme}: ${line}`)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The themes in which a story has a picture (`visual` of modes.ts). */
const picturedThemes = ({ chromatic }: Readonly<Record<string, unknown>>): readonly unknown[] => {
  if (!isRecord(chromatic) || chromatic['disableSnapshot'] !== false || !isRecord(chromatic['modes'])) return []
  return Object.values(chromatic['modes']).map((mode) => (isRecord(mode) ? mode['theme'] : undefined))
}

/** Checks the story in these themes, then restores the current one. */
const errorsInThemes = async (themes: readonly ThemeName[], shown: ThemeName): Promise<readonly string[]> => {
  const errors: string[] = []
  try {
    for (const theme of themes) errors.push(...(await violationsIn(theme)))
  } finally {
    if (themes.length > 0) applyTheme(shown)
  }
  return errors
}

/**
 * Checks more colours than the accessibility addon, which tests one theme and only lists the contrasts that axe could
 * not decide. Here undecided contrasts are errors. Other themes are tested too: those in which the story has pictures,
 * and all of them in `npm run test:long`. Storybook runs `afterEach` in reverse order, so this annotation is registered
 * before the addon (.storybook/main.ts) and runs after it.
 * @throws in a run of the tests alone, as the addon does; elsewhere its report becomes one of failure
 */
export const afterEach: Preview['afterEach'] = async ({ reporting, parameters }) => {
  const report = reporting.reports.find(({ type }) => type === 'a11y')
  if (run === undefined || report === undefined || !hasIncomplete(report.result)) return
  const shown = toThemeName(document.documentElement.dataset['theme'])
  const pictured = picturedThemes(parameters)
  const others = themeNames.filter((name) => name !== shown && (isLong || pictured.includes(name)))
  const errors = [...(await openErrors(report.result.incomplete)), ...(await errorsInThemes(others, shown))]
  if (errors.length === 0) return
  if (run === 'false') throw new Error(errors.join('\n'))
  report.status = 'failed'
}
