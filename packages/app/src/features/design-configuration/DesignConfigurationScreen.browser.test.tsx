import { DefaultUnitDocument } from '@somo/graphql/appearance'
import {
  DesignConfigurationDocument,
  PublishDesignDocument,
  SaveDesignDraftDocument,
  UndoPublishDesignDocument,
  UnitColorsDocument,
} from '@somo/graphql/design-configuration'
import { CreateUploadDocument } from '@somo/graphql/upload'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork, refused } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { unitFixture } from '../../testing/unitFixture.ts'
import { filledDesign, newDesign, unitPage } from './designFixture.ts'
import type { DesignState } from './useDesignConfiguration.ts'

const savedDesign = (design: DesignState) => answer(DesignConfigurationDocument, { design: { design } })
const live = filledDesign({ draft: filledDesign().published, hasDraft: false })
const answers = [savedDesign(live)]

const name = page.getByRole('textbox', { name: 'Product name' })
const colour = page.getByRole('textbox', { name: 'Primary colour' })
const saveDraft = page.getByRole('button', { name: 'Save draft' })
const publish = page.getByRole('button', { name: 'Publish', exact: true })
const dialog = page.getByRole('dialog')
const saved = (design: DesignState) =>
  answer(SaveDesignDraftDocument, { design: { saveDraft: { design, userErrors: [] } } })

test('a name and a colour are checked by their rules before anything is sent, and what was typed stays', async () => {
  const { answer: reply, calls } = await renderRoute('/design-configuration', { answers })
  await name.fill('x'.repeat(41))
  await colour.fill('yellow')
  await saveDraft.click()
  await expect.element(page.getByRole('group', { name: '2 problems to fix before saving' })).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('At most 40 characters.')
  await expect.element(colour).toHaveAccessibleDescription(/^Enter the colour as six hexadecimal digits/)
  await expect.element(colour).toHaveValue('yellow')
  expect(calls(SaveDesignDraftDocument)).toEqual([])
  reply(saved(filledDesign({ draft: { productName: 'Kai 7', primaryColor: '#ffcc00', logoUrl: null }, revision: 8 })))
  await name.fill('Kai 7')
  await colour.fill('FC0')
  await saveDraft.click()
  await expect.element(colour).toHaveValue('#ffcc00')
  expect(calls(SaveDesignDraftDocument)).toMatchObject([
    { revision: 7, input: { productName: 'Kai 7', primaryColor: '#ffcc00' } },
  ])
})

test('a draft that somebody else saved meanwhile shows both, and neither is lost', async () => {
  const theirs = filledDesign({ draft: { productName: 'Kai 7', primaryColor: '#0f7b3f', logoUrl: null }, revision: 8 })
  const { answer: reply, calls } = await renderRoute('/design-configuration', {
    answers: [
      ...answers,
      answer(SaveDesignDraftDocument, {
        design: { saveDraft: { design: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
      }),
    ],
  })
  await name.fill('Uferwerk lernt')
  await saveDraft.click()
  await expect.element(page.getByText(/Lukas Brandt saved another draft/)).toBeVisible()
  const both = page.getByRole('radiogroup', { name: 'Product name' })
  await expect.element(both).toMatchTextContent(/Uferwerk lernt/)
  await expect.element(both).toMatchTextContent(/Kai 7/)
  reply(saved({ ...theirs, draft: { ...theirs.draft, productName: 'Uferwerk lernt' }, revision: 9 }))
  await both.getByText('Uferwerk lernt').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(name).toHaveValue('Uferwerk lernt')
  expect(calls(SaveDesignDraftDocument).at(-1)).toMatchObject({ revision: 8 })
})

test('without a network nothing typed is lost, and the next try saves', async () => {
  const { answer: reply } = await renderRoute('/design-configuration', {
    answers: [...answers, answer(SaveDesignDraftDocument, noNetwork)],
  })
  await name.fill('Uferwerk lernt')
  await saveDraft.click()
  await expect.element(page.getByText(/^Not saved\./)).toBeVisible()
  await expect.element(name).toHaveValue('Uferwerk lernt')
  reply(saved(filledDesign({ draft: { ...live.published, productName: 'Uferwerk lernt' }, revision: 8 })))
  await saveDraft.click()
  await expect.element(page.getByText(/^Not saved\./)).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Uferwerk lernt')
})

test('a logo that could not be sent stays selected and is tried again', async () => {
  const { answer: reply, calls } = await renderRoute('/design-configuration', {
    answers: [...answers, answer(CreateUploadDocument, noNetwork)],
  })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/></svg>'
  await page.getByLabelText('Logo', { exact: true }).upload(new File([drawing], 'mark.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText(/^Upload failed\..*The file is still selected\.$/)).toBeVisible()
  reply(
    answer(CreateUploadDocument, {
      upload: { createUpload: { grant: null, userErrors: [{ code: 'TOO_COMPLEX', path: [] }] } },
    }),
  )
  await page.getByRole('button', { name: 'Try mark.svg again' }).click()
  await expect.element(page.getByText(/^Upload failed\./)).not.toBeInTheDocument()
  expect(calls(CreateUploadDocument)).toHaveLength(2)
})

test('the table says who sees which colour and why, also in words to somebody whose unit has its own', async () => {
  await renderRoute('/design-configuration?tab=units', {
    answers: [
      ...answers,
      answer(UnitColorsDocument, { design: { unitColors: unitPage } }),
      answer(DefaultUnitDocument, { units: { defaultUnit: unitFixture({ color: '#c2185b' }) } }),
    ],
  })
  await expect.element(page.getByRole('row', { name: /#c2185b.*The unit’s own colour/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /#5761ee.*no other is set/ })).toBeVisible()
  await page.getByRole('link', { name: 'Brand' }).click()
  await expect.element(page.getByText(/has its own colour, #c2185b/)).toBeVisible()
})

test('a page of the table that is not there leads to the first', async () => {
  const { answer: reply, router } = await renderRoute('/design-configuration?tab=units&after=abc', {
    answers: [...answers, answer(UnitColorsDocument, refused('BAD_INPUT'))],
  })
  const first = page.getByRole('button', { name: 'Go to the first page' })
  await expect.element(first).toBeVisible()
  reply(answer(UnitColorsDocument, { design: { unitColors: unitPage } }))
  await first.click()
  await expect.element(page.getByText('Uferwerk Süd')).toBeVisible()
  expect(router.state.location.search).toBe('?tab=units')
})

test('what was published elsewhere meanwhile is told in the dialog', async () => {
  const theirs = filledDesign({ revision: 8 })
  await renderRoute('/design-configuration', {
    answers: [
      savedDesign(filledDesign()),
      answer(PublishDesignDocument, {
        design: { publish: { design: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
      }),
    ],
  })
  await publish.click()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect.element(dialog.getByText(/The design was changed by someone else\./)).toBeVisible()
})

test('two presses on an undo take one publication back', async () => {
  const before = filledDesign({ published: newDesign().published, draft: newDesign().published, hasDraft: false })
  const { calls } = await renderRoute('/design-configuration', {
    answers: [
      ...answers,
      answer(UndoPublishDesignDocument, {
        design: { undoPublish: { design: { ...before, previous: null, revision: 8 }, userErrors: [] } },
      }),
    ],
  })
  const undo = page.getByRole('button', { name: 'Undo the last publication' })
  await undo.click()
  await dialog.getByRole('button', { name: 'Undo' }).dblClick()
  await expect.element(page.getByText(/The previous design is published again\./)).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  expect(calls(UndoPublishDesignDocument)).toEqual([{ revision: 7 }])
})

test('whoever comes by the menu stays on the title when the data comes', async () => {
  const delayed = Promise.withResolvers<void>()
  const { router } = await renderRoute('/error-page', {
    answers: [
      answer(DesignConfigurationDocument, async () => {
        await delayed.promise
        return { design: { design: live } }
      }),
    ],
  })
  await expect.poll(() => router.state.initialized).toBe(true)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Design' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Design' })
  await expect.element(title).toHaveFocus()
  delayed.resolve()
  await expect.element(colour).toBeVisible()
  await expect.element(title).toHaveFocus()
})

test('the keyboard alone saves a draft', async () => {
  const { calls } = await renderRoute('/design-configuration', {
    answers: [
      ...answers,
      saved(filledDesign({ draft: { ...live.published, primaryColor: '#ff0000' }, hasDraft: true, revision: 8 })),
    ],
  })
  await expect.element(colour).toBeVisible()
  colour.element().focus()
  await userEvent.keyboard('{Control>}a{/Control}#ff0000{Enter}')
  await expect.element(saveDraft).not.toBeInTheDocument()
  expect(calls(SaveDesignDraftDocument)).toMatchObject([{ input: { primaryColor: '#ff0000' } }])
})

test('a learner is led to the overview and told why', async () => {
  const { router, calls } = await renderRoute('/design-configuration', {
    as: 'learner',
  })
  await expect.element(page.getByText(/You don’t have access to “Design”/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(calls(DesignConfigurationDocument)).toEqual([])
})

test.for(['', '?tab=units'])('on a phone nothing scrolls sideways: %s', async (query) => {
  await renderRoute(`/design-configuration${query}`, {
    answers: [...answers, answer(UnitColorsDocument, { design: { unitColors: unitPage } })],
    width: 360,
  })
  await expect.element(query === '' ? colour : page.getByText('Uferwerk Süd')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
