import { CategoryOptionsDocument } from '@somo/graphql/category-options'
import {
  AddMediaCategoryDocument,
  ChangeListedMediumStateDocument,
  ChangeMediaOwnerDocument,
  CountMediaDocument,
  CreateMediumDocument,
  MediaDocument,
} from '@somo/graphql/media-management'
import { MediumUploadLimitsDocument } from '@somo/graphql/medium-upload'
import { SavedViewsDocument } from '@somo/graphql/saved-views'
import { FindUnitsDocument } from '@somo/graphql/unit-finder'
import { CreateUploadDocument } from '@somo/graphql/upload'
import { MediumDocument } from '@somo/graphql/medium-editor'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { browserDevice } from '../../platform/appearance/browserDevice.ts'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { listedMediaFixture, mediumFixture, mediumId } from './mediaManagementFixture.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const categories = [
  { uuid: mediumId(700), parent: null, names: [{ locale: 'en', text: 'Safety' }] },
  { uuid: mediumId(701), parent: mediumId(700), names: [{ locale: 'en', text: 'Fire' }] },
]
const limits = { scorm: 1_000_000_000, video: 2_000_000_000, audio: 500_000_000, pdf: 1_000, captions: 4_000_000 }
const answers = [
  answer(MediaDocument, { media: { media: { items: [...listedMediaFixture], pageInfo } } }),
  answer(CountMediaDocument, { media: { count: 5 } }),
  answer(SavedViewsDocument, { views: { views: [] } }),
  answer(CategoryOptionsDocument, { categories: { tree: categories } }),
  answer(MediumUploadLimitsDocument, { media: { uploadLimits: limits } }),
]
const units = answer(FindUnitsDocument, {
  units: {
    tree: {
      nodes: [{ uuid: mediumId(901), parent: null, name: 'Sales', key: 'sales', displayedId: null }],
      hasMore: false,
    },
  },
})
const path = '/media-management'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })

test('the list tells kind, state and use of each medium, and the address says what is asked for', async () => {
  const { calls } = await renderRoute(`${path}?kind=VIDEO,PDF&q=hall`, { answers, width: 1440 })
  await expect
    .element(
      row(
        /Workplace safety briefing 2026 Safety.*Course.*Published.*3.*Draft 4.*4 assignments.*2 paths.*1,102.*Miriam/,
      ),
    )
    .toBeVisible()
  await expect.element(row(/First aid refresher.*No seats left.*Catalogue only.*24/)).toBeVisible()
  await expect.element(row(/Customs declarations.*Not used/)).toBeVisible()
  expect(calls(MediaDocument)[0]?.filter).toMatchObject({ kind: ['VIDEO', 'PDF'], search: 'hall' })
})

test('a file that is being checked, or was refused by the check, is told in its row', async () => {
  await renderRoute(path, { answers })
  await expect.element(row(/Escape routes in Hall B.*Being checked/)).toBeVisible()
  await expect.element(row(/Handover between shifts.*File can’t be used/)).toBeVisible()
})

test('below 1280 px the version gives way, then the learners', async () => {
  const head = (name: string) => page.getByRole('columnheader', { name })
  await renderRoute(path, { answers, width: 1279 })
  await expect.element(head('Learners')).toBeVisible()
  await expect.element(head('Version')).not.toBeInTheDocument()
  await page.viewport(1100, 800)
  await expect.element(head('Learners')).not.toBeInTheDocument()
  await expect.element(head('Used in')).toBeVisible()
})

test('a problem of the content leads to the editor', async () => {
  await renderRoute(path, { answers })
  await expect
    .element(page.getByRole('link', { name: 'No seats left' }))
    .toHaveAttribute('href', `${path}?medium=${mediumId(6)}`)
})

test('the menu of a row previews, copies and retires a medium', async () => {
  const { calls } = await renderRoute(path, {
    answers: [
      ...answers,
      answer(ChangeListedMediumStateDocument, {
        medium: { changeState: { medium: { uuid: mediumId(3) }, userErrors: [] } },
      }),
    ],
  })
  await row(/Data protection/)
    .getByRole('button')
    .click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Preview as learner' }))
    .toHaveAttribute('href', `${path}?medium=${mediumId(3)}&preview=1`)
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Retire' }).click()
  await expect
    .poll(() => calls(ChangeListedMediumStateDocument))
    .toEqual([{ uuid: mediumId(3), revision: 1, state: 'RETIRED' }])
  await expect.poll(() => calls(MediaDocument).length).toBe(2)
})

test('as cards the media are selected as in the table, and the choice is kept', async () => {
  onTestFinished(() => browserDevice.change({ mediaView: 'list' }))
  await renderRoute(path, { answers })
  await page.getByRole('radio', { name: 'Cards' }).click({ force: true })
  await page.getByRole('checkbox', { name: 'Select First aid refresher' }).click()
  await expect.element(page.getByText('1 selected').last()).toBeVisible()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  expect(browserDevice.get().mediaView).toBe('cards')
})

test('on a phone nothing is wider than the page', async () => {
  await renderRoute(path, { answers, width: 360 })
  await expect.element(page.getByText('Data protection in customer calls')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('a medium without a title or a unit is not sent, and what is missing stands at the field', async () => {
  const { calls } = await renderRoute(path, { answers: [...answers, answer(CreateMediumDocument, noNetwork)] })
  await button(/^Create Kind of medium$/).click()
  await page.getByRole('menuitem', { name: 'Page' }).click()
  await button('Create and edit').click()
  await expect.element(page.getByText('Choose a unit.').first()).toBeVisible()
  expect(calls(CreateMediumDocument)).toEqual([])
})

test('going back with a title typed asks before it is lost', async () => {
  const { router } = await renderRoute(path, { answers })
  await router.navigate(`${path}?q=hall`)
  await button(/^Create Kind of medium$/).click()
  await page.getByRole('menuitem', { name: 'Page' }).click()
  await page.getByRole('textbox', { name: /^Title/ }).fill('Escape routes')
  void router.navigate(-1)
  await expect.element(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
  await button('Stay').click()
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Escape routes')
  expect(router.state.location.search).toBe('?q=hall')
})

test('a file above its limit or of another kind is refused with reason and limit before it travels', async () => {
  const { calls } = await renderRoute(`${path}?upload=1`, { answers })
  const picker = page.getByLabelText(/^Files/)
  await expect.element(page.getByText(/PDF 1 kB/)).toBeVisible()
  await picker.upload(new File([new Uint8Array(2_000)], 'handbook.pdf'))
  await expect.element(page.getByText(/larger than 1 kB, the limit for its kind\. Make it smaller/)).toBeVisible()
  await picker.upload(new File(['x'], 'setup.exe'))
  await expect.element(page.getByText(/setup\.exe/).first()).toBeVisible()
  expect(calls(CreateUploadDocument)).toEqual([])
})

test('an upload without a network keeps its file and is tried again; the list tells of it', async () => {
  const { calls } = await renderRoute(`${path}?upload=1`, {
    answers: [...answers, answer(CreateUploadDocument, noNetwork)],
  })
  await page.getByLabelText(/^Files/).upload(new File(['%PDF-1.7'], 'sheet.pdf'))
  await expect.poll(() => calls(CreateUploadDocument).length).toBeGreaterThan(0)
  await expect.element(page.getByText('sheet.pdf').first()).toBeVisible()
  await page.getByRole('link', { name: 'Media management' }).first().click()
  await expect.element(page.getByRole('link', { name: 'Upload' })).toBeVisible()
})

test('many media get a category after a question that names it', async () => {
  const { calls } = await renderRoute(path, {
    answers: [
      ...answers,
      answer(AddMediaCategoryDocument, { medium: { addCategory: { changed: 2, userErrors: [] } } }),
    ],
  })
  await row(/Workplace safety/)
    .getByRole('checkbox')
    .click()
  await row(/Data protection/)
    .getByRole('checkbox')
    .click()
  await button('Add to category').click()
  await button('Continue').click()
  await expect.element(page.getByRole('dialog').getByText('Fill in this field.').first()).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Add to category/ })
    .click()
  await page.getByRole('option', { name: /Fire/ }).click()
  await button('Continue').click()
  await expect.element(page.getByText(/2 media will be added to Safety.*Fire/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add to category' }).click()
  await expect
    .poll(() => calls(AddMediaCategoryDocument))
    .toEqual([{ uuids: [mediumId(1), mediumId(3)], category: mediumId(701) }])
  await expect.element(page.getByText(/2 media changed/).first()).toBeVisible()
})

test('a bulk change that is refused says why and changes nothing', async () => {
  await renderRoute(path, {
    answers: [
      ...answers,
      units,
      answer(ChangeMediaOwnerDocument, {
        medium: { changeOwnerUnit: { changed: 0, userErrors: [{ code: 'OUT_OF_SCOPE', path: ['uuids'] }] } },
      }),
    ],
  })
  await row(/Data protection/)
    .getByRole('checkbox')
    .click()
  await button('Change owner').click()
  await page.getByRole('combobox', { name: /Change owner/ }).fill('Sales')
  await page.getByRole('option', { name: /Sales/ }).click()
  await button('Continue').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change owner' }).click()
  await expect.element(page.getByRole('alertdialog').getByText(/only change the units you manage/)).toBeVisible()
})

test('creating leads to the editor of the new medium', async () => {
  const made = mediumFixture()
  const { router, calls } = await renderRoute(path, {
    answers: [
      ...answers,
      units,
      answer(CreateMediumDocument, { medium: { create: { medium: { uuid: made.uuid }, userErrors: [] } } }),
      answer(MediumDocument, { media: { medium: made } }),
    ],
  })
  await button(/^Create Kind of medium$/).click()
  await page.getByRole('menuitem', { name: 'Page' }).click()
  await page.getByRole('textbox', { name: /^Title/ }).fill('Escape routes in Hall B')
  await page.getByRole('combobox', { name: /^Owner/ }).fill('Sales')
  await page.getByRole('option', { name: /Sales/ }).click()
  await userEvent.keyboard('{Tab}')
  await button('Create and edit').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Escape routes in Hall B' })).toBeVisible()
  expect(router.state.location.search).toContain(made.uuid)
  expect(calls(CreateMediumDocument)[0]?.input).toEqual({
    kind: 'PAGE',
    title: 'Escape routes in Hall B',
    locale: 'en',
    ownerUnit: mediumId(901),
  })
})
