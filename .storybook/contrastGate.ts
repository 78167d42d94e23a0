/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite'
import { contrastChecks, lookAgain, openTexts } from '../scripts/testing/openContrast.mjs'

type Incomplete = Parameters<typeof openTexts>[0]

const hasIncomplete = (value: unknown): value is { readonly incomplete: Incomplete } =>
  typeof value === 'object' && value !== null && 'incomplete' in value

/** 'false' in a run of the tests alone, 'true' in one that Storybook's panel started, undefined in the panel itself. */
const run: unknown = import.meta.env['VITEST_STORYBOOK']

/**
 * A contrast that axe could not decide is a fault like one it decided against. The accessibility addon only lists it, so
 * this stands before the addon (.storybook/main.ts) and, what comes first being finished last, runs after it.
 * @throws in a run of the tests alone, as the addon does; elsewhere its report becomes one of failure
 */
export const afterEach: Preview['afterEach'] = async ({ reporting }) => {
  const report = reporting.reports.find(({ type }) => type === 'a11y')
  if (run === undefined || report === undefined || !hasIncomplete(report.result)) return
  const texts = openTexts(report.result.incomplete)
  const faults = texts.length === 0 ? [] : await lookAgain({ texts, checks: contrastChecks })
  if (faults.length === 0) return
  if (run === 'false') throw new Error(`Contrast that nobody measured:\n${faults.join('\n')}`)
  report.status = 'failed'
}
