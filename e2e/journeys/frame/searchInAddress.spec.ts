import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 3, account: 'admin' })

/** An id as the API writes them, of nothing. */
const nobody = '0193a000-0000-7000-8000-00000000dead'

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

test('a drawer that closes while a search begins stays closed, and the search is not lost', async ({ page }) => {
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
})

for (const [list, wrong, first] of [
  [
    'proofs of consent',
    '/help-and-legal?tab=consents&after=abc&decision=ACCEPTED',
    '/help-and-legal?tab=consents&decision=ACCEPTED',
  ],
  ['jobs', '/system?tab=jobs&before=abc', '/system?tab=jobs'],
  ['the audit log', '/system?tab=audit&after=abc&from=26', '/system?tab=audit'],
  ['units to join', '/my-units?find=chess&after=abc', '/my-units?find=chess'],
] as const) {
  test(`a page that there is not of ${list} is refused, and the next step leads to the first`, async ({ page }) => {
    await page.goto(wrong)
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expect(page.getByRole('button', { name: 'Go to the first page' })).toHaveCount(0)
    await expect(page).toHaveURL(first)
  })
}

for (const [what, address, [role, back, list]] of [
  [
    'document',
    `/help-and-legal?document=${nobody}&list=q%3Dterms`,
    ['link', 'Help and legal', '/help-and-legal?q=terms'],
  ],
] as const) {
  test(`a ${what} that there is not is said to be missing, with the way to all`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByText(new RegExp(`^${what} not found$`, 'i'))).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole(role, { name: back }).last().click()
    await expect(page).toHaveURL(list)
  })
}
