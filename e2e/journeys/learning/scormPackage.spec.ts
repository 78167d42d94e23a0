import type { Page } from '@playwright/test'
import { openHome, openPlayer, packageFrame, publishFile, threePages } from '../../fixtures/learning/media.ts'
import { sequencedPackage } from '../../fixtures/learning/sequencedPackage.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ask } from '../../fixtures/units.ts'
import { serverUrl } from '../../fixtures/places.ts'
import type { Watch } from '../../fixtures/watch.ts'

test.use({ account: 'all', maxDocuments: 12 })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const stateOf = `query($medium: ID!) { learning { ofMedium(medium: $medium, locale: "en") { enrolment { state score progress } } } }`

async function enrolmentOf(page: Page, medium: string): Promise<unknown> {
  const { learning } = await ask<{ learning: { ofMedium: { enrolment: unknown } } }>(page, stateOf, { medium })
  return learning.ofMedium.enrolment
}

/** The package reads neither the product's storage nor its pages and cookies, and its calls to the API are held back. */
async function expectNoReach(page: Page, watch: Watch): Promise<void> {
  const reached = await packageFrame(page)
    .locator('body')
    .evaluate(
      async (_, api) => {
        const read = (what: () => unknown): string => {
          try {
            return String(what())
          } catch (error) {
            return error instanceof Error ? error.name : 'refused'
          }
        }
        const app = window.top ?? window
        return [
          read(() => app.localStorage.length),
          read(() => app.sessionStorage.length),
          read(() => app.document.title),
          read(() => document.cookie),
          await fetch(api, { method: 'POST', body: '{}' }).then(
            () => 'answered',
            () => 'refused',
          ),
        ]
      },
      `${serverUrl('auto')}/graphql`,
    )
  expect(reached).toEqual(['SecurityError', 'SecurityError', 'SecurityError', '', 'refused'])
  await expect.poll(() => watch.problems.length).toBe(1)
  expect(watch.problems[0]).toContain('connect-src')
  watch.reset()
}

for (const standard of ['1.2', '2004'] as const)
  test(`a package of SCORM ${standard} is begun, left, gone on with where it was, and passed`, async ({
    page,
    controls,
    watch,
  }) => {
    await openHome(page)
    const content = await threePages(standard)
    const medium = await publishFile(page, controls, {
      kind: 'SCORM',
      title: `Package ${standard}`,
      name: 'package.zip',
      content,
    })

    await openPlayer(page, medium)
    const inside = packageFrame(page)
    await expect(inside.getByRole('heading', { name: 'Page 1 of 3' })).toBeVisible()
    await expectNoReach(page, watch)
    await inside.getByRole('button', { name: 'Next' }).click()
    await inside.getByLabel('Note').fill('Half way')
    await button(page, 'Save and leave').click()
    await expect(page).toHaveURL(/\/media(?!.*view=play)/)
    expect(await enrolmentOf(page, medium)).toMatchObject({ state: 'IN_PROGRESS' })

    await page.goto(`/media?medium=${medium}&view=play`)
    await expect(inside.getByRole('heading', { name: 'Page 2 of 3' })).toBeVisible()
    await expect(inside.getByLabel('Note')).toHaveValue('Half way')
    await inside.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(/You’ve completed Package/)).toBeVisible()
    await button(page, 'Save and leave').click()
    await expect(page).toHaveURL(/\/media(?!.*view=play)/)
    expect(await enrolmentOf(page, medium)).toEqual({ state: 'COMPLETED', score: 90, progress: 100 })
  })

test('the rules of a package decide what comes next, also after it was left', async ({ page, controls }) => {
  await openHome(page)
  const content = await sequencedPackage()
  const medium = await publishFile(page, controls, { kind: 'SCORM', title: 'Rules', name: 'package.zip', content })
  await openPlayer(page, medium)
  const inside = packageFrame(page)
  const heading = inside.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Part 1')
  // The order is fixed: only the activity that is open can be chosen.
  const activities = page.getByRole('navigation', { name: 'Activities' })
  await expect(activities.getByRole('button')).toHaveCount(1)
  await expect(button(page, 'Previous activity')).toBeHidden()

  await inside.getByRole('button', { name: 'Pass' }).click()
  await inside.getByRole('button', { name: 'Done' }).click()
  await expect(heading).toHaveText('Part 3')
  await inside.getByLabel('Note').fill('Half way')
  await button(page, 'Save and leave').click()
  await expect(page).toHaveURL(/\/media(?!.*view=play)/)
  expect(await enrolmentOf(page, medium)).toMatchObject({ state: 'IN_PROGRESS' })

  await page.goto(`/media?medium=${medium}&view=play`)
  await expect(heading).toHaveText('Part 3')
  await expect(inside.getByLabel('Note')).toHaveValue('Half way')
  await button(page, 'Next activity').click()
  await expect(heading).toHaveText('Part 4')
  await button(page, 'Previous activity').click()
  await expect(heading).toHaveText('Part 3')
  await inside.getByRole('button', { name: 'Done' }).click()
  await expect(heading).toHaveText('Part 4')
  await inside.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/You’ve completed Package/)).toBeVisible()
  await expect(page.getByText('You’ve reached the end of this content.')).toBeVisible()
})
