import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 3, account: 'admin' })

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search people' })
const rowOf = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'People' }).getByRole('row').filter({ hasText: name })

/** Types in the moment when the next address stands in the bar and is not drawn yet, and `more` when it is. */
async function typeAsNextArrives(
  page: Page,
  text: string,
  more: 'Enter' | { readonly letters: string },
): Promise<void> {
  await search(page).evaluate(
    (input, [first, next]) => {
      if (!(input instanceof HTMLInputElement)) return
      const type = (value: string): void => {
        // As a keyboard does it: React asks the element itself for its value.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const push = history.pushState.bind(history)
      history.pushState = (...parts) => {
        push(...parts)
        history.pushState = push
        queueMicrotask(() => {
          type(first)
          if (next === 'Enter') input.dispatchEvent(new KeyboardEvent('keydown', { key: next, bubbles: true }))
          else requestAnimationFrame(() => requestAnimationFrame(() => type(input.value + next.letters)))
        })
      }
    },
    [text, more] as const,
  )
}

test('letters typed while an earlier search is on its way stay, and are what is found in the end', async ({ page }) => {
  await page.goto('/user-management')
  await expect(rowOf(page, 'Brandt, Lukas')).toBeVisible()
  await typeAsNextArrives(page, 'brand', { letters: 't' })
  await search(page).fill('b')
  await expect(page).toHaveURL(/[?&]q=brandt/)
  await expect(search(page)).toHaveValue('brandt')
  await expect(rowOf(page, 'Brandt, Lukas')).toBeVisible()
  // A step back is another search, and says so.
  await page.goBack()
  await expect(search(page)).toHaveValue('b')
})

test(
  'a drawer that closes while a search begins stays closed, and the search is not lost',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/user-management')
    await rowOf(page, 'Brandt, Lukas')
      .getByRole('link', { name: /Brandt, Lukas/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Lukas Brandt' })).toBeFocused()
    await typeAsNextArrives(page, 'juma', 'Enter')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/[?&]q=juma/)
    await expect(page).not.toHaveURL(/open=/)
    await expect(page.getByRole('heading', { level: 2, name: 'Lukas Brandt' })).toHaveCount(0)
    await expect(rowOf(page, 'Juma, Amani')).toBeVisible()
  },
)
