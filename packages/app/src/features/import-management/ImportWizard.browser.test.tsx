import {
  CheckImportDocument,
  CorrectImportRowsDocument,
  ImportFieldsDocument,
  ImportProfilesDocument,
  ImportRowsDocument,
  OneImportDocument,
  RunImportDocument,
} from '@somo/graphql/import-management'
import { UnitNameDocument } from '@somo/graphql/unit-finder'
import { CreateUploadDocument } from '@somo/graphql/upload'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { errorsFixture, fieldsFixture, importFixture, rowsFixture } from './importFixture.ts'
import type { ImportRow, ImportWhole } from './importTypes.ts'

const uuid = '0193a000-0000-7000-8000-000000000001'
const address = `/import-management?import=${uuid}`
const whole = (parts: Partial<ImportWhole> = {}): ImportWhole => importFixture({ uuid, ...parts })
const rows = (errors: readonly ImportRow[]) =>
  answer(ImportRowsDocument, ({ filter }) => {
    const items = filter?.action?.includes('ERROR') === true ? [...errors] : [...rowsFixture]
    const pageInfo = { startCursor: 'a', endCursor: 'b', hasNext: false, hasPrevious: false }
    return { imports: { rows: { items, pageInfo } } }
  })
const open = (one: ImportWhole) => answer(OneImportDocument, { imports: { import: one } })
const answers = [
  open(whole()),
  rows(errorsFixture),
  answer(ImportFieldsDocument, { imports: { fields: [...fieldsFixture] } }),
  answer(ImportProfilesDocument, { imports: { profiles: [] } }),
  answer(UnitNameDocument, { units: { unit: null } }),
]
const noBrake = { brake: null, confirmation: null, failed: 0, deactivated: 0 } as const

const button = (name: string | RegExp) => page.getByRole('button', { name })
const step = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('a file of another kind is refused in words before anything is sent, and so is none', async () => {
  const { calls } = await renderRoute('/import-management?import=new', { answers })
  await button('Read the file').click()
  await expect.element(page.getByText(/Choose a file\./)).toBeVisible()
  expect(calls(CreateUploadDocument)).toEqual([])
})

test('a file that could not be sent stays selected', async () => {
  await renderRoute('/import-management?import=new', { answers: [...answers, answer(CreateUploadDocument, noNetwork)] })
  const picker = page.getByLabelText(/^File/)
  await picker.upload(new File(['Key;Name'], 'units.csv', { type: 'text/csv' }))
  await button('Read the file').click()
  await expect.element(page.getByText(/Upload failed\..*The file is still selected\./)).toBeVisible()
  await expect.element(page.getByText('units.csv').first()).toBeVisible()
})

test('a dry run that fails for want of a network keeps what was chosen, and the next try shows the changes', async () => {
  const { answer: reply, calls } = await renderRoute(`${address}&step=columns`, {
    answers: [
      ...answers,
      open(whole({ ...noBrake, state: 'PARSED', checkedAt: null })),
      answer(CheckImportDocument, noNetwork),
    ],
  })
  await button('Start the dry run').click()
  await expect.element(page.getByText(/The server did not answer/).first()).toBeVisible()
  await expect.element(step('Match columns')).toBeVisible()
  reply(
    answer(CheckImportDocument, {
      import: { check: { import: whole({ ...noBrake, revision: 8 }), userErrors: [] } },
    }),
  )
  await button('Start the dry run').click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'What would change' })).toBeVisible()
  const [first, second] = calls(CheckImportDocument)
  expect(second?.columns).toEqual(first?.columns)
})

test('an import that somebody else changed meanwhile is shown as it is now, and says so', async () => {
  await renderRoute(`${address}&step=columns`, {
    answers: [
      ...answers,
      answer(CheckImportDocument, {
        import: { check: { import: whole({ revision: 9 }), userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
      }),
    ],
  })
  await button('Start the dry run').click()
  await expect.element(page.getByText(/This import was changed by someone else/)).toBeVisible()
})

test('a row is put right in the page by the keyboard alone', async () => {
  const { answer: reply, calls } = await renderRoute(`${address}&step=check`, { answers })
  const use = button(/^Use b\.hohenlohe@uferwerk\.example/)
  await expect.element(use).toBeVisible()
  await button('Edit').first().click()
  const cell = page.getByRole('textbox', { name: 'Mail dienstlich, row 214' })
  await expect.element(cell).toHaveValue('b.hohenlohe(at)uferwerk.example')
  cell.element().focus()
  reply(
    answer(CorrectImportRowsDocument, {
      import: { correctRows: { import: whole({ failed: 2, revision: 8 }), userErrors: [] } },
    }),
    rows(errorsFixture.slice(1)),
  )
  await userEvent.keyboard('{Control>}a{/Control}b.h@uferwerk.example{Enter}')
  await expect.element(cell).not.toBeInTheDocument()
  expect(calls(CorrectImportRowsDocument)).toMatchObject([
    { corrections: [{ header: 'Mail dienstlich', value: 'b.h@uferwerk.example' }] },
  ])
})

test('many deactivations are confirmed by their number; a wrong one is told at the field and nothing runs', async () => {
  const released = { limit: 10, share: 11.1, people: 139, activePeople: 1252, isOn: false, isReleased: true }
  const { answer: reply, calls } = await renderRoute(`${address}&step=approve`, {
    answers: [...answers, open(whole({ brake: released })), answer(RunImportDocument, noNetwork)],
  })
  const field = page.getByRole('textbox', { name: /enter the number of deactivations/ })
  await field.fill('13')
  await button(/^Apply .* changes?$/).click()
  await expect.element(field).toHaveAccessibleDescription(/Enter 139 to confirm/)
  await expect.element(field).toHaveValue('13')
  expect(calls(RunImportDocument)).toEqual([])
  await field.fill('139')
  await button(/^Apply .* changes?$/).click()
  await expect.element(page.getByText(/The server did not answer/)).toBeVisible()
  await expect.element(field).toHaveValue('139')
  const done = whole({ brake: released, state: 'DONE', revision: 9, endedAt: '2026-11-24T07:00:00.000Z' })
  reply(answer(RunImportDocument, { import: { run: { import: done, userErrors: [] } } }))
  await button(/^Apply .* changes?$/).click()
  await expect.element(step(/^Import finished/)).toBeVisible()
  expect(calls(RunImportDocument).at(-1)).toMatchObject({ revision: 7, confirmation: '139' })
})

test('while the brake is on nothing can be applied', async () => {
  await renderRoute(`${address}&step=approve`, { answers })
  await expect.element(button(/^Apply .* changes?$/)).toBeDisabled()
})

test.for(['columns', 'check', 'approve'])('on a phone the step %s does not scroll sideways', async (name) => {
  await renderRoute(`${address}&step=${name}`, { answers, width: 360 })
  await expect.element(step(/./).first()).toBeVisible()
  await expect.poll(() => page.getByRole('main').element().querySelector('[data-component="Skeleton"]')).toBeNull()
  expect(widerThanThePage()).toEqual([])
})
