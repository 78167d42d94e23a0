import {
  CourseChoicesDocument,
  MediumDocument,
  MediumPublicationDocument,
  UpdateMediumContentDocument,
} from '@somo/graphql/medium-editor'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, type Answer } from '../../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../../testing/overflow.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { mediumFixture, mediumId, versionFixture } from '../../mediaManagementFixture.ts'
import type { EditedItem, EditedMedium } from '../mediumTypes.ts'

const medium = (number: number, title: string) =>
  ({ uuid: mediumId(number), kind: 'PAGE', title, state: 'PUBLISHED', durationMinutes: 8 }) as const

const item = (number: number, title: string, parts: Partial<EditedItem> = {}): EditedItem => ({
  uuid: mediumId(number),
  medium: medium(number + 50, title),
  chapter: [],
  isRequired: true,
  opensAfter: null,
  ...parts,
})

const courseOf = (...items: readonly EditedItem[]): EditedMedium =>
  mediumFixture({ kind: 'COURSE', draft: versionFixture({ order: 'FREE', items: [...items] }) })

const cargo = item(40, 'Why cargo slides', { chapter: [{ locale: 'en', text: 'Why loads move' }] })
const forces = item(41, 'Forces on the load bed')
const straps = item(42, 'Tie-down straps', { chapter: [{ locale: 'en', text: 'Lashing' }] })

async function openCourse(course: EditedMedium, answers: readonly Answer[] = [], width = 1440) {
  return await renderRoute(`/media-management?medium=${mediumId(1)}`, {
    width,
    answers: [
      answer(MediumDocument, { media: { medium: course } }),
      answer(MediumPublicationDocument, { media: { publication: { learning: 37, completed: 12, canFix: true } } }),
      answer(CourseChoicesDocument, { media: { courseChoices: [] } }),
      answer(UpdateMediumContentDocument, { medium: { updateContent: { medium: course, userErrors: [] } } }),
      ...answers,
    ],
  })
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (title: string) => button(new RegExp(`^${title}`))

test('a change of a part is saved by itself', async () => {
  const { calls } = await openCourse(courseOf(cargo, forces, straps))
  await row('Tie-down straps').click()
  await expect.element(page.getByText('Part 3 of 3, chapter 2')).toBeVisible()
  await page.getByRole('switch', { name: /Required/ }).click({ force: true })
  await page.getByRole('radio', { name: /after another part/ }).click({ force: true })
  await expect
    .poll(() => calls(UpdateMediumContentDocument).at(-1)?.input.items?.[2])
    .toMatchObject({ isRequired: false, opensAfter: forces.uuid })
  await expect.element(page.getByText(/optional, opens after part 2/)).toBeVisible()
})

test('a part goes to another chapter by the keys of its handle', async () => {
  const { calls } = await openCourse(courseOf(cargo, forces, straps))
  const handle = button(/Move.*Forces on the load bed/)
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  await expect
    .poll(() =>
      calls(UpdateMediumContentDocument)
        .at(-1)
        ?.input.items?.map(({ uuid, chapter }) => [uuid, chapter[0]?.text]),
    )
    .toEqual([
      [cargo.uuid, 'Why loads move'],
      [forces.uuid, 'Lashing'],
      [straps.uuid, undefined],
    ])
})

test('a new chapter takes the part that is added next, also in a course that has parts', async () => {
  const { calls } = await openCourse(courseOf(cargo, straps), [
    answer(CourseChoicesDocument, { media: { courseChoices: [medium(51, 'Tide tables')] } }),
  ])
  await button('Add chapter').click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Title/ })
    .fill('At sea')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('combobox', { name: 'Add medium to At sea' }).click()
  await page.getByRole('option', { name: /^Tide tables/ }).click()
  await expect
    .poll(() => calls(UpdateMediumContentDocument).at(-1)?.input.items?.[2]?.chapter)
    .toEqual([{ locale: 'en', text: 'At sea' }])
})

test('what is removed comes back with Undo', async () => {
  const { calls } = await openCourse(courseOf(cargo, forces))
  await button('Actions for Forces on the load bed').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => calls(UpdateMediumContentDocument).at(-1)?.input.items).toHaveLength(1)
  await button('Undo').click()
  await expect.poll(() => calls(UpdateMediumContentDocument).at(-1)?.input.items).toHaveLength(2)
})

test('what was changed last is saved though the editor is left immediately', async () => {
  const { calls } = await openCourse(courseOf(cargo, forces))
  await row('Forces on the load bed').click()
  await page.getByRole('switch', { name: /Required/ }).click({ force: true })
  await page.getByRole('link', { name: 'Versions' }).click()
  await expect
    .poll(() => calls(UpdateMediumContentDocument).at(-1)?.input.items?.[1])
    .toMatchObject({ isRequired: false })
})

test('on a phone the outline is the page, and a part opens as its own page', async () => {
  await openCourse(courseOf(cargo, forces), [], 360)
  await expect.element(page.getByText('Part 1 of 2, chapter 1')).not.toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await row('Forces on the load bed').click()
  await expect.element(page.getByText('Part 2 of 2, chapter 1')).toBeVisible()
  await button('Back to the outline').click()
  await expect.element(row('Forces on the load bed')).toHaveFocus()
})

test('a medium is added though the answer to an earlier search comes after its own', async () => {
  const earlier = Promise.withResolvers<void>()
  const { calls } = await openCourse(courseOf(), [
    answer(CourseChoicesDocument, async ({ search }) => {
      if (search === 'Tide') return { media: { courseChoices: [medium(51, 'Tide tables')] } }
      await earlier.promise
      return { media: { courseChoices: [medium(52, 'Rules')] } }
    }),
  ])
  const field = page.getByRole('combobox', { name: /^Add medium/ })
  await field.click()
  await expect.poll(() => calls(CourseChoicesDocument)).toHaveLength(1)
  await field.fill('Tide')
  const option = page.getByRole('option', { name: /^Tide tables/ })
  await expect.element(option).toBeVisible()
  earlier.resolve()
  await option.click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Tide tables' })).toBeVisible()
  // Ready for the next one.
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})
