import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { pagesThatPlay } from '../fixtures/adlPages.ts'
import { openHome, openPlayer, pack, packageFrame, publishFile } from '../fixtures/media.ts'
import { expect, test } from '../fixtures/test.ts'

/** Packages made by others. They are read from where they lie, and never copied into the project. */
const realData = process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../shared/realdata')

const namesIn = (folder: string, ending = '.zip'): readonly string[] =>
  existsSync(join(realData, folder)) ? readdirSync(join(realData, folder)).filter((name) => name.endsWith(ending)) : []

const mentingo = 'mentingo/apps/web/e2e/data/scorm/files'
const zips = [
  ...namesIn('scorm-golf').map((name) => `scorm-golf/${name}`),
  ...namesIn(mentingo).map((name) => `${mentingo}/${name}`),
]
const adl = namesIn('scorm2004-adl-cts/Courses', '').filter((name) => name.startsWith('LMSTestPackage_'))

test.use({ account: 'all', maxDocuments: 20 })

/** The run-time page of the player, once its package has called Initialize. */
async function startedRuntime(page: Page): Promise<Frame> {
  const runtime = (): Frame | undefined => page.frames().find((frame) => frame.url().includes('/runtime/'))
  await expect
    .poll(
      async () =>
        (await runtime()?.evaluate(() => {
          const { API: old, API_1484_11: modern } = globalThis as unknown as Record<
            string,
            Record<string, (element: string) => string>
          >
          return modern ? modern['GetValue']?.('cmi.learner_id') : old?.['LMSGetValue']?.('cmi.core.student_id')
        })) ?? '',
      { timeout: 30_000 },
    )
    .not.toBe('')
  const found = runtime()
  if (found === undefined) throw new Error('The player has no run-time page.')
  return found
}

/** Calls the API as a package does. */
const call = (runtime: Frame, name: 'GetValue' | 'SetValue', ...values: readonly string[]): Promise<string> =>
  runtime.evaluate(
    ([method, given]) => {
      const { API: old, API_1484_11: modern } = globalThis as unknown as Record<
        string,
        Record<string, (...given: readonly string[]) => string>
      >
      return (modern ? modern[method]?.(...given) : old?.[`LMS${method}`]?.(...given)) ?? ''
    },
    [name, values] as const,
  )

/** Loads, calls Initialize, keeps a value, and has it again after it was left. */
async function checkPackage(page: Page, medium: string): Promise<void> {
  const probe = `probe ${Date.now()}`
  await openPlayer(page, medium)
  expect(await call(await startedRuntime(page), 'SetValue', 'cmi.suspend_data', probe)).toBe('true')
  await page.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/\/media(?!.*view=play)/)
  await page.goto(`/media?medium=${medium}&view=play`)
  expect(await call(await startedRuntime(page), 'GetValue', 'cmi.suspend_data')).toBe(probe)
}

if (zips.length === 0) process.stdout.write(`There is no ${realData}: the packages of others are not tested.\n`)

for (const path of zips)
  test(`${path} loads, initialises, keeps a value and resumes`, async ({ page, controls }) => {
    await openHome(page)
    const content = readFileSync(join(realData, path))
    const published = publishFile(page, controls, { kind: 'SCORM', title: path, name: 'package.zip', content })
    if (path.includes('invalid')) return expect(published).rejects.toThrow('NO_MANIFEST')
    return checkPackage(page, await published)
  })

for (const name of adl)
  test(`the manifest of ${name} and the calls of its pages`, async ({ page, controls }) => {
    await openHome(page)
    const content = await pack(pagesThatPlay(realData, name))
    const medium = await publishFile(page, controls, { kind: 'SCORM', title: name, name: 'package.zip', content })
    await openPlayer(page, medium)
    await startedRuntime(page)
    const output = packageFrame(page).locator('output')
    const activities = page.getByRole('navigation', { name: 'Activities' }).getByRole('button')
    for (let place = 0; place < Math.max(1, await activities.count()); place += 1) {
      if (place > 0) {
        await output.evaluate((element) => element.replaceChildren())
        await activities.nth(place).click()
      }
      await expect(output).toContainText('calls')
      // The line that docs/scorm.md counts.
      console.log(`ADL ${name} ${place + 1}: ${await output.textContent()}`)
    }
    await page.getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL(/\/media(?!.*view=play)/)
    await page.goto(`/media?medium=${medium}&view=play`)
    expect(await call(await startedRuntime(page), 'GetValue', 'cmi.learner_id')).not.toBe('')
  })
