import { CategoryOptionsDocument } from '@somo/graphql/category-options'
import {
  CopyMediumDocument,
  MediumDocument,
  MediumPublicationDocument,
  MediumUsageDocument,
  PublishMediumDocument,
  UpdateMediumDetailsDocument,
} from '@somo/graphql/medium-editor'
import { MediumRatingsDocument } from '@somo/graphql/medium-ratings'
import { MediumUploadLimitsDocument } from '@somo/graphql/medium-upload'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../testing/overflow.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { filmFixture, mediumFixture, mediumId, packageFixture, versionFixture } from '../mediaManagementFixture.ts'
import type { EditedMedium } from './mediumTypes.ts'

const limits = { scorm: 1e9, video: 2e9, audio: 5e8, pdf: 1e8, captions: 4e6 }
const answersOf = (medium: EditedMedium) => [
  answer(MediumDocument, { media: { medium } }),
  answer(CategoryOptionsDocument, {
    categories: { tree: [{ uuid: mediumId(700), parent: null, names: [{ locale: 'en', text: 'Safety' }] }] },
  }),
  answer(MediumUploadLimitsDocument, { media: { uploadLimits: limits } }),
]
const address = (tab: string): string => `/media-management?medium=${mediumId(1)}&tab=${tab}`
const button = (name: string | RegExp) => page.getByRole('button', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name })

test('what the server refuses in the details stands at its field', async () => {
  const medium = mediumFixture()
  await renderRoute(address('details'), {
    answers: [
      ...answersOf(medium),
      answer(UpdateMediumDetailsDocument, {
        medium: { updateDetails: { medium, userErrors: [{ code: 'TOO_LONG', path: ['provider'] }] } },
      }),
    ],
  })
  const provider = page.getByRole('textbox', { name: /^Provider/ })
  await provider.fill('A provider')
  await button('Save').click()
  await expect.element(provider).toHaveAccessibleDescription(/too long|at most|shorter/i)
})

test('categories are saved with the details, and one that is no longer offered stays', async () => {
  const old = mediumId(799)
  const medium = mediumFixture({ categories: [old] })
  const { calls } = await renderRoute(address('details'), {
    answers: [
      ...answersOf(medium),
      answer(UpdateMediumDetailsDocument, { medium: { updateDetails: { medium, userErrors: [] } } }),
    ],
  })
  await button(/Categories/).click()
  await page.getByRole('option', { name: 'Safety' }).click()
  await page.getByRole('heading', { level: 1 }).click({ force: true })
  await button('Save').click()
  await expect
    .poll(() => calls(UpdateMediumDetailsDocument).map(({ input }) => input.categories))
    .toEqual([[old, mediumId(700)]])
})

test('what keeps a course from being published leads to the place where it is repaired', async () => {
  const part = { uuid: mediumId(50), kind: 'LINK', title: 'Rules', state: 'DRAFT', durationMinutes: null } as const
  const item = { uuid: mediumId(40), medium: part, chapter: [], isRequired: true, opensAfter: null }
  const course = mediumFixture({
    kind: 'COURSE',
    draft: versionFixture({ order: 'FREE', items: [item] }),
    gaps: [{ code: 'ITEM_UNPUBLISHED', item: item.uuid, title: 'Rules' }],
  })
  await renderRoute(address('check'), { answers: answersOf(course) })
  await expect.element(page.getByText('1 thing keeps version 1 from being published.')).toBeVisible()
  await expect.element(link('Open Rules')).toHaveAttribute('href', expect.stringContaining(part.uuid))
})

test('publishing with gaps names them and offers no button', async () => {
  const medium = mediumFixture({ gaps: [{ code: 'BLOCKS', item: null, title: null }] })
  await renderRoute(address('content'), {
    answers: [
      ...answersOf(medium),
      answer(MediumPublicationDocument, { media: { publication: { learning: 0, completed: 0, canFix: false } } }),
    ],
  })
  await button('Publish').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Write the page.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
})

test('a new version says how many people a correction or new content concerns, and sends their number', async () => {
  const medium = mediumFixture({
    state: 'PUBLISHED',
    draft: versionFixture({ number: 4 }),
    published: versionFixture({ uuid: mediumId(102), number: 3, state: 'READY' }),
  })
  const { calls } = await renderRoute(address('content'), {
    answers: [
      ...answersOf(medium),
      answer(MediumPublicationDocument, { media: { publication: { learning: 12, completed: 3, canFix: true } } }),
      answer(PublishMediumDocument, { medium: { publish: { medium, userErrors: [] } } }),
    ],
  })
  await button('Publish').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/12 people/).first()).toBeVisible()
  await dialog.getByRole('radio', { name: /Correction/ }).click({ force: true })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect
    .poll(() => calls(PublishMediumDocument).map(({ change, expectedLearning }) => [change, expectedLearning]))
    .toEqual([['FIX', 12]])
})

test('a copy takes a title and its first day, and opens', async () => {
  const { calls, router } = await renderRoute(address('content'), {
    answers: [
      ...answersOf(mediumFixture()),
      answer(CopyMediumDocument, { medium: { copy: { medium: { uuid: mediumId(2) }, userErrors: [] } } }),
    ],
  })
  await button(/More/).click()
  await page.getByRole('menuitem', { name: 'Copy' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Copy of Escape routes in Hall B')
  await button('Create copy').click()
  await expect.poll(() => router.state.location.search).toContain(mediumId(2))
  expect(calls(CopyMediumDocument)[0]).toMatchObject({ uuid: mediumId(1), availableFrom: null })
})

test('the file of a film is told with its facts, and captions are missing in the check', async () => {
  const { router } = await renderRoute(address('content'), { answers: answersOf(filmFixture()) })
  await expect.element(page.getByText('ramp.mp4')).toBeVisible()
  await expect.element(page.getByText('12:05')).toBeVisible()
  await expect.element(page.getByText('No captions yet.')).toBeVisible()
  await link(/^Check/).click()
  await expect.poll(() => router.state.location.search).toContain('tab=check')
  await expect.element(page.getByText(/This video has no captions/)).toBeVisible()
})

test('the check report of a package has its findings and what its manifest says, on a phone too', async () => {
  await renderRoute(address('check'), { answers: answersOf(packageFixture()), width: 360 })
  await expect.element(page.getByText(/content\/logo\.png/)).toBeVisible()
  await expect.element(page.getByText('SCORM 2004')).toBeVisible()
  await expect.element(page.getByText(/347 files/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('the usage leads to the courses that contain a medium and says how many people learn it and how they rate it', async () => {
  const course = { uuid: mediumId(60), title: 'First day', state: 'PUBLISHED', isPublished: false } as const
  const rating = { uuid: mediumId(90), stars: 4, comment: 'Clear and short.', name: null, ratedOn: '2026-11-20' }
  const pageInfo = { startCursor: 'a', endCursor: 'b', hasNext: true, hasPrevious: false }
  const { calls } = await renderRoute(address('usage'), {
    answers: [
      answer(MediumRatingsDocument, { ratings: { ofMedium: { items: [rating], pageInfo } } }),
      ...answersOf(mediumFixture()),
      answer(MediumUsageDocument, {
        media: { usage: { courses: [course], otherCourses: 2, learning: 1204, completed: 0 } },
      }),
    ],
  })
  await expect.element(link('First day')).toHaveAttribute('href', expect.stringContaining(course.uuid))
  await expect.element(page.getByText('1,204')).toBeVisible()
  await expect.element(page.getByText('2 courses of other units contain it.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect.element(page.getByText('Clear and short.')).toBeVisible()
  await expect.element(page.getByText(/^Anonymous/)).toBeVisible()
  await button(/Next page/).click()
  await expect.poll(() => calls(MediumRatingsDocument).at(-1)).toMatchObject({ page: { after: 'b' } })
})
