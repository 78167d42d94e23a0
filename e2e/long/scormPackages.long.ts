import type { Page } from '@playwright/test'
import { openHome, openPlayer, packageFrame, publishFile } from '../fixtures/learning/media.ts'
import { adlPackages, callApi, packageOf, realData, startedRuntime, zips } from '../fixtures/learning/realPackages.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ account: 'all', maxDocuments: 20 })

/** Loads, calls Initialize, keeps a value, and has it again after it was left. */
async function checkPackage(page: Page, medium: string): Promise<void> {
  const probe = `probe ${Date.now()}`
  await openPlayer(page, medium)
  expect(await callApi(await startedRuntime(page), 'SetValue', 'cmi.suspend_data', probe)).toBe('true')
  await page.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/\/media(?!.*view=play)/)
  await page.goto(`/media?medium=${medium}&view=play`)
  expect(await callApi(await startedRuntime(page), 'GetValue', 'cmi.suspend_data')).toBe(probe)
}

if (zips.length === 0) process.stdout.write(`There is no ${realData}: the packages of others are not tested.\n`)

for (const path of zips)
  test(`${path} loads, initialises, keeps a value and resumes`, async ({ page, controls }) => {
    await openHome(page)
    const content = await packageOf(path)
    const published = publishFile(page, controls, { kind: 'SCORM', title: path, name: 'package.zip', content })
    if (path.includes('invalid')) return expect(published).rejects.toThrow('NO_MANIFEST')
    return checkPackage(page, await published)
  })

for (const name of adlPackages)
  test(`the manifest of ${name} and the calls of its pages`, async ({ page, controls }) => {
    await openHome(page)
    const content = await packageOf(name)
    const medium = await publishFile(page, controls, { kind: 'SCORM', title: name, name: 'package.zip', content })
    await openPlayer(page, medium)
    await startedRuntime(page)
    const output = packageFrame(page).locator('output')
    // Rules lead through the activities; the tests of the server follow them (scormSequencing.test.ts).
    await expect(output).toContainText('calls')
    // The line that docs/scorm.md counts.
    console.log(`ADL ${name}: ${await output.textContent()}`)
    await page.getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL(/\/media(?!.*view=play)/)
    await page.goto(`/media?medium=${medium}&view=play`)
    expect(await callApi(await startedRuntime(page), 'GetValue', 'cmi.learner_id')).not.toBe('')
  })
