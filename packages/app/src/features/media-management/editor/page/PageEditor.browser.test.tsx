import { CategoryOptionsDocument } from '@somo/graphql/category-options'
import { MediumDocument, UpdateMediumContentDocument } from '@somo/graphql/medium-editor'
import { MediumUploadLimitsDocument } from '@somo/graphql/medium-upload'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../../testing/overflow.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { mediumFixture, mediumId, versionFixture } from '../../mediaManagementFixture.ts'
import { pageBlocksFixture, pictureFixture } from './pageFixture.ts'
import { parsePageBlocks } from '@somo/graphql/pageBlocks'

const medium = mediumFixture({
  draft: versionFixture({ blocks: JSON.stringify(pageBlocksFixture), images: [pictureFixture] }),
})
const button = (name: string | RegExp) => page.getByRole('button', { name })
const open = (width?: number) =>
  renderRoute(`/media-management?medium=${mediumId(1)}&tab=content`, {
    answers: [
      answer(MediumDocument, { media: { medium } }),
      answer(CategoryOptionsDocument, { categories: { tree: [] } }),
      answer(MediumUploadLimitsDocument, {
        media: { uploadLimits: { scorm: 1e9, video: 2e9, audio: 5e8, pdf: 1e8, captions: 4e6 } },
      }),
      answer(UpdateMediumContentDocument, { medium: { updateContent: { medium, userErrors: [] } } }),
    ],
    ...(width === undefined ? {} : { width }),
  })
type Opened = Awaited<ReturnType<typeof open>>
const savedBlocks = ({ calls }: Opened) =>
  calls(UpdateMediumContentDocument).map(({ input }) => parsePageBlocks(input.blocks ?? '') ?? [])

test('a finding leads to its picture, whose alternative text is saved with the page', async () => {
  const opened = await open()
  await button('Go to Picture 4').click()
  await page.getByRole('textbox', { name: /^Alternative text/ }).fill('Two straps over a crate')
  await expect.element(page.getByText('Pictures have alternative text')).toBeVisible()
  await expect
    .poll(() => savedBlocks(opened).at(-1)?.[3])
    .toMatchObject({ kind: 'image', alt: 'Two straps over a crate' })
})

test('a text is written with bold words and lists, and kept as text with marks', async () => {
  const opened = await open()
  await button('Edit Text 1').click()
  const text = page.getByRole('textbox', { name: 'Text 1' })
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control} {Control>}b{/Control}Hold on')
  await button('List with bullets').click()
  await expect
    .poll(() => savedBlocks(opened).at(-1)?.[0])
    .toMatchObject({ kind: 'text', text: expect.stringMatching(/^- A truck .+ \*\*Hold on\*\*$/) as unknown })
})

test('Alt and arrows move a block, which keeps the focus; Escape closes it', async () => {
  const opened = await open()
  await button('Edit Heading 2').click()
  await page.getByRole('textbox', { name: 'Heading 2' }).click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByRole('textbox', { name: 'Heading 3' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Edit Heading 3')).toHaveFocus()
  await expect
    .poll(() =>
      savedBlocks(opened)
        .at(-1)
        ?.map(({ id }) => id)
        .join(''),
    )
    .toBe('acbdef')
})

test('a removed block comes back with Undo', async () => {
  const opened = await open()
  await button('Edit Callout 5').click()
  await button('Remove block').click()
  await expect.element(button('Edit Callout 5')).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(button('Edit Callout 5')).toBeVisible()
  await button('Edit Heading 2').click()
  await page.getByRole('textbox', { name: 'Heading 2' }).fill('Angles')
  await expect
    .poll(() =>
      savedBlocks(opened)
        .at(-1)
        ?.map(({ id }) => id)
        .join(''),
    )
    .toBe('abcdef')
})

test('what is typed while a save runs is saved after it, also where the editor has been left', async () => {
  const opened = await open()
  const answers: ((revision: number) => void)[] = []
  opened.answer(
    answer(
      UpdateMediumContentDocument,
      () =>
        new Promise((resolve) => {
          answers.push((revision) => {
            const saved = mediumFixture({ draft: versionFixture({ revision }) })
            resolve({ medium: { updateContent: { medium: saved, userErrors: [] } } })
          })
        }),
    ),
  )
  await button('Edit Heading 2').click()
  await page.getByRole('textbox', { name: 'Heading 2' }).fill('Angles')
  await expect.poll(() => answers.length).toBe(1)
  await page.getByRole('textbox', { name: 'Heading 2' }).fill('Angles and forces')
  await page.getByRole('link', { name: 'Versions' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Heading 2' })).not.toBeInTheDocument()
  answers[0]?.(8)
  await expect.poll(() => opened.calls(UpdateMediumContentDocument).at(1)?.revision).toBe(8)
})

test('after a refusal typing saves nothing over the changes of somebody else; the person decides', async () => {
  const opened = await open()
  const refusal = { code: 'CHANGED_MEANWHILE' as const, path: [] }
  opened.answer(answer(UpdateMediumContentDocument, { medium: { updateContent: { medium, userErrors: [refusal] } } }))
  await button('Edit Heading 2').click()
  const heading = page.getByRole('textbox', { name: 'Heading 2' })
  await heading.fill('Angles')
  await expect.element(page.getByText(/changed by someone else/)).toBeVisible()
  await heading.fill('Angles and forces')
  await page.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect.element(heading).toHaveValue('Angles and forces')
  expect(opened.calls(UpdateMediumContentDocument)).toHaveLength(1)
  await button('Try again').click()
  await expect.poll(() => opened.calls(UpdateMediumContentDocument)).toHaveLength(2)
})

test('an editor that is opened again waits for the save of the one that was left', async () => {
  const opened = await open()
  const saved = Promise.withResolvers<void>()
  opened.answer(
    answer(UpdateMediumContentDocument, async () => {
      await saved.promise
      return { medium: { updateContent: { medium, userErrors: [] } } }
    }),
  )
  await button('Edit Heading 2').click()
  await page.getByRole('textbox', { name: 'Heading 2' }).fill('Angles')
  await page.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('link', { name: 'Content' }).click()
  await expect.element(page.getByRole('link', { name: 'Content' })).toHaveAttribute('aria-current', 'page')
  expect(button('Edit Heading 2').query()).toBeNull()
  opened.answer(
    answer(MediumDocument, {
      media: {
        medium: mediumFixture({
          draft: versionFixture({ blocks: JSON.stringify([{ id: 'b', kind: 'heading', level: 2, text: 'Angles' }]) }),
        }),
      },
    }),
  )
  saved.resolve()
  await expect.element(page.getByRole('heading', { name: 'Angles' })).toBeVisible()
})

test('a new block comes below the selected one, and fits 360 pixels', async () => {
  await open(360)
  await button('Edit Heading 2').click()
  await button(/^Add block/).click()
  await page.getByRole('menuitem', { name: 'Table' }).click()
  await expect.element(page.getByRole('group', { name: 'Table 3' })).toBeVisible()
  await button('Add row').click()
  await expect.element(page.getByRole('textbox', { name: 'Row 2, column 2' })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('a check question is written and answered in its place, and a file block asks for its file', async () => {
  const opened = await open()
  await button('Edit Table 6').click()
  await button(/^Add block/).click()
  await page.getByRole('menuitem', { name: 'Check question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('What holds the load?')
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('Friction')
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('The strap')
  await button('Add answer').click()
  await button('Remove answer 3').click()
  await page.getByRole('textbox', { name: 'Explanation' }).fill('The strap presses the load down.')
  await userEvent.keyboard('{Escape}')
  await button(/^Add block/).click()
  await page.getByRole('menuitem', { name: 'File' }).click()
  await expect.element(page.getByText(/^PDF, DOCX, .*100\sMB$/)).toBeVisible()
  await expect.element(page.getByText('No file chosen', { exact: true })).toBeVisible()
  await expect
    .poll(() => savedBlocks(opened).at(-1)?.slice(6))
    .toMatchObject([
      {
        kind: 'check',
        question: 'What holds the load?',
        explanation: 'The strap presses the load down.',
        options: [
          { text: 'Friction', isRight: true },
          { text: 'The strap', isRight: false },
        ],
      },
      { kind: 'file', file: '' },
    ])
})
