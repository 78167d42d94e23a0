import {
  CategoriesDocument,
  CategoryMergePreviewDocument,
  CreateCategoryDocument,
  MoveCategoryDocument,
  UpdateCategoryDocument,
} from '@somo/graphql/category-management'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { categoriesFixture, categoryFixture, categoryIds } from './categoriesFixture.ts'

const listed = answer(CategoriesDocument, { categories: { all: [...categoriesFixture] } })
const row = (name: RegExp) => page.getByRole('row', { name })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a category without a name and with a bad key is told at both fields, and nothing is sent', async () => {
  const { calls } = await renderRoute('/category-management?do=new', {
    answers: [listed, answer(CreateCategoryDocument, noNetwork)],
  })
  await field(/^Key/).fill('no key')
  await button('Add category').last().click()
  await expect.element(field(/^Name \(English\)/)).toHaveAccessibleDescription(/Enter a name in at least one language/)
  await expect.element(field(/^Key/)).toHaveAccessibleDescription(/Use 2 to 64 characters/)
  expect(calls(CreateCategoryDocument)).toEqual([])
})

test('without a network what was typed stays, and the next try sends the same idempotence key', async () => {
  const { calls } = await renderRoute('/category-management?do=new', {
    answers: [listed, answer(CreateCategoryDocument, noNetwork)],
  })
  await field(/^Name \(English\)/).fill('Fire drills')
  await button('Add category').last().click()
  await expect.element(page.getByText(/Not saved\./)).toBeVisible()
  await expect.element(field(/^Key/)).toHaveValue('fire-drills')
  await button('Add category').last().click()
  await expect.poll(() => calls(CreateCategoryDocument).length).toBe(2)
  const [first, second] = calls(CreateCategoryDocument)
  expect(second?.idempotenceKey).toBe(first?.idempotenceKey)
})

test('Alt and an arrow move the row in focus, which keeps the focus', async () => {
  const [safety, fire, aid, digital] = categoriesFixture
  const moved = [safety, aid, fire, digital].flatMap((one) => one ?? [])
  const { calls } = await renderRoute('/category-management', {
    answers: [
      listed,
      answer(MoveCategoryDocument, { category: { move: { category: null, categories: moved, userErrors: [] } } }),
    ],
  })
  await row(/Fire safety/).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(row(/Fire safety/)).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByText('Fire safety: position 2 of 2 in Occupational safety')).toBeInTheDocument()
  await expect.element(row(/Fire safety/)).toHaveFocus()
  expect(calls(MoveCategoryDocument)).toEqual([
    { uuid: categoryIds.fire, parent: categoryIds.safety, before: null, revision: 1 },
  ])
})

test('a name that two people changed shows both values', async () => {
  const theirs = categoryFixture({ names: [{ locale: 'en', text: 'Theirs' }], revision: 2 })
  await renderRoute(`/category-management?category=${categoryIds.safety}`, {
    answers: [
      listed,
      answer(UpdateCategoryDocument, {
        category: {
          update: { category: theirs, categories: [theirs], userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] },
        },
      }),
    ],
  })
  await field(/^Name \(English\)/).fill('Mine')
  await button('Save').click()
  const both = page.getByRole('radiogroup', { name: 'Name (English)' })
  await expect.element(both.getByText('Mine')).toBeVisible()
  await expect.element(both.getByText('Theirs')).toBeVisible()
})

test('at 360 px names that fall back name their language, and nothing is wider than the page', async () => {
  await renderRoute('/category-management?names=de', { answers: [listed], width: 360 })
  await expect.element(row(/Arbeitssicherheit/)).toBeVisible()
  await expect.element(row(/Fire safety shown in English/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('a merge into a place that is too deep says why and offers no merge', async () => {
  await renderRoute(`/category-management?category=${categoryIds.safety}&do=merge`, {
    answers: [
      listed,
      answer(CategoryMergePreviewDocument, {
        categories: {
          mergePreview: {
            mediaCount: 0,
            publishedCount: 0,
            draftCount: 0,
            retiredCount: 0,
            sharedCount: 0,
            childCount: 2,
            keys: ['safety'],
            userErrors: [{ code: 'TOO_DEEP', path: ['into'] }],
          },
        },
      }),
    ],
  })
  await page.getByRole('combobox', { name: /Merge into/ }).click()
  await page.getByRole('option', { name: 'Digital skills' }).click()
  await expect.element(page.getByText(/at most 4 levels/)).toBeVisible()
  expect(button('Merge category').elements()).toEqual([])
})
