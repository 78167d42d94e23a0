import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { OpenScreensProvider } from '../../domain/navigation/OpenScreens.tsx'
import { openScreensOf } from '../../routes/menu/openScreens.tsx'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { withWords } from '../../testing/withWords.tsx'
import { openImport, type ImportAddress } from './importAddress.ts'
import {
  actionsFixture,
  customColumnsFixture,
  customErrorFixture,
  customRowFixture,
  dataFixture,
  datesOfStories,
  fieldsWithCustom,
  fixedFixture,
  importFixture,
  jobFixture,
  readingFixture,
} from './importFixture.ts'
import { importListFixture, listArgsFixture } from './list/importListFixture.ts'
import { ImportManagementView } from './ImportManagementView.tsx'
import { listChunk, wizardChunk } from './chunks.ts'
import { checkChunk, columnsChunk, runChunk } from './wizard/stepChunks.ts'
import { NewImport } from './wizard/NewImport.tsx'
import { WizardView } from './wizard/WizardView.tsx'
import type { WizardViewProps } from './wizard/wizardTypes.ts'

const now = new Date('2026-11-22T09:30:00Z')
const nothing = () => undefined

const meta = {
  title: 'Screens/import-management',
  component: ImportManagementView,
  loaders: [async () => preloadAll(listChunk, wizardChunk, columnsChunk, checkChunk, runChunk)],
  decorators: [
    (Story) => (
      <OpenScreensProvider screens={openScreensOf(['ADMIN'])}>
        <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
          <Story />
        </main>
      </OpenScreensProvider>
    ),
    withWords({ title: titles.importManagement }),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: { ...listArgsFixture, onTemplate: fn() },
} satisfies Meta<typeof ImportManagementView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was brought in yet: the one next step. */
export const New: Story = { args: { list: importListFixture({}, []) } }

export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /wafanyakazi/ })).toHaveAttribute('href', '/?import=i4')
  },
}

/** The rows came, their number did not; a template could not be made. */
export const PartialError: Story = {
  args: {
    list: importListFixture({ count: { matching: null, problem: { code: 'UNAVAILABLE', requestId: null } } }),
    fileError: 'The server cannot be reached.',
  },
}

/** The phone: rows are cards. */
export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

export const Failed: Story = { args: { list: importListFixture({ page: failed('INTERNAL', '8F2C-41') }) } }
export const EmptyBecauseFiltered: Story = {
  args: { list: importListFixture({ query: '?state=FAILED' }, []) },
}

const wizard = (parts: Partial<WizardViewProps> = {}, address: Partial<ImportAddress> = {}) => (
  <WizardView
    now={now}
    dates={datesOfStories}
    isAdmin
    listHref="/"
    newHref="/?import=new"
    onAddressChange={nothing}
    onLeave={nothing}
    address={{ ...openImport('i1'), ...address }}
    data={dataFixture()}
    unit={{ id: 'u1', label: 'Uferwerk Hamburg' }}
    find={() => Promise.resolve([])}
    findKey={() => Promise.resolve([{ id: 'zoll', label: 'Zoll und Ausfuhr', description: 'Uferwerk Hamburg › zoll' }])}
    {...parts}
  />
)

/** The first step; what is refused says what to do, and the file stays chosen. */
export const StepFile: Story = {
  render: () => (
    <NewImport
      listHref="/"
      onBegun={nothing}
      begin={() => Promise.resolve({ kind: 'failed', problem: { code: 'UNREACHABLE', requestId: null } })}
    />
  ),
  play: async ({ canvasElement, canvas, globals }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (input !== null) await userEvent.upload(input, new File(['Name;Mail'], 'people.csv', { type: 'text/csv' }))
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the file' }))
    await waitFor(() => expect(canvas.getByText(/Upload failed/)).toBeVisible())
  },
}
export const Reading: Story = {
  render: () =>
    wizard({
      data: dataFixture(
        importFixture({
          state: 'UPLOADED',
          columns: [],
          checkedAt: null,
          job: jobFixture('import.read', { total: null, done: 2100 }),
        }),
      ),
    }),
}
export const NotReadable: Story = {
  render: () =>
    wizard({
      data: dataFixture(importFixture({ state: 'FAILED', columns: [], checkedAt: null, error: 'UNREADABLE' })),
    }),
}

/** Column heads and nothing below them: what makes it whole. */
export const OnlyHeads: Story = {
  render: () =>
    wizard({
      data: dataFixture(importFixture({ state: 'FAILED', columns: [], checkedAt: null, error: 'NOTHING_TO_DO' })),
    }),
}

const parsed = importFixture({ state: 'PARSED', checkedAt: null, brake: null })

export const StepColumns: Story = { render: () => wizard({ data: dataFixture(parsed) }) }

/** Values that would turn round what stands beside them keep to themselves, and what nobody would see is shown. */
export const StepColumnsTurned: Story = {
  render: () =>
    wizard({
      data: dataFixture({
        ...parsed,
        columns: parsed.columns.map((column) =>
          column.header === 'Nachname' ? { ...column, samples: ['\u202ERTL', 'عائشة 12', 'Jo\u0000nas'] } : column,
        ),
      }),
    }),
  play: async ({ canvas }) => {
    const samples = await canvas.findByText(/Jo␀nas/)
    const [turned, arabic] = [...(samples.closest('p')?.querySelectorAll('bdi') ?? [])]
    await expect(turned).toHaveTextContent('[U+202E]RTL')
    await expect(getComputedStyle(arabic ?? samples).unicodeBidi).toBe('isolate')
  },
}
export const StepColumnsSmall: Story = {
  ...StepColumns,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

/** Rows that fell apart are told before the dry run. */
export const StepColumnsTorn: Story = {
  render: () =>
    wizard({
      data: dataFixture({
        ...parsed,
        reading: readingFixture({
          encoding: 'UTF_8',
          torn: 12,
          tornLines: [4, 17, 212, 213, 214, 480, 481, 900, 1001, 1002],
        }),
      }),
    }),
}

/** What is lacking is told when the dry run is asked for. */
export const StepColumnsLacking: Story = {
  render: () =>
    wizard({
      data: dataFixture({
        ...parsed,
        columns: parsed.columns.map((column) =>
          column.field === 'FAMILY_NAME' || column.field === 'GIVEN_NAME' ? { ...column, field: null } : column,
        ),
        options: null,
      }),
    }),
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the dry run' }))
    await waitFor(() => expect(canvas.getByText('Required column missing: Family name.')).toBeVisible())
  },
}
/** Columns of fields that the installation has added to its people. */
export const StepColumnsCustom: Story = {
  render: () =>
    wizard({
      data: dataFixture(
        { ...parsed, columns: [...parsed.columns, ...customColumnsFixture] },
        { fields: known(fieldsWithCustom) },
      ),
    }),
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: /^Hours a week.*Std\.\/Woche/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Update all matched columns of existing entries' }))
    await expect(canvas.getByRole('checkbox', { name: 'Cost centre' })).toBeChecked()
  },
}

/** A value for every row, one for empty cells, and what the server would not take of them. */
export const StepColumnsFixed: Story = {
  render: () => {
    const userErrors = [
      { code: 'NOT_OFFERED' as const, path: ['constants', '0', 'value'] },
      { code: 'UNKNOWN' as const, path: ['columns', '4', 'default'] },
    ]
    const actions = { ...actionsFixture, check: () => Promise.resolve({ import: null, userErrors, problem: null }) }
    return wizard({ data: dataFixture({ ...parsed, ...fixedFixture }, { actions }) })
  },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the dry run' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^If a cell of “Abteilung” is empty/ })).toBeInvalid(),
    )
    await expect(
      canvas.getByRole('button', { name: /^Language in every row.*Deutsch|^Deutsch.*Language in every row/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Value for empty cells of “Vorname”' }))
    await expect(canvas.getByRole('textbox', { name: /^If a cell of “Vorname” is empty/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove fixed value 1' }))
    await expect(canvas.queryByRole('textbox', { name: /in every row/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add a fixed value' })).toHaveFocus()
  },
}
export const StepColumnsFixedSmall: Story = {
  ...StepColumnsFixed,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}
export const Checking: Story = {
  render: () => wizard({ data: dataFixture(importFixture({ state: 'MAPPED', job: jobFixture('import.check') })) }),
}

/** The brake is on; errors stand beside the changes, and a warning has the whole width of its row. */
export const StepCheck: Story = {
  render: () => wizard(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Grzegorz Brzęczyszczykiewicz')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /b\.hohenlohe@uferwerk\.example/ })).toBeVisible()
    await expect(document.querySelector('li > [data-part="warning"]')?.clientWidth ?? 0).toBeGreaterThan(240)
  },
}
/** Nothing of the file would change anything: it says so, and there is no step on. */
export const StepCheckNothing: Story = {
  render: () =>
    wizard({
      data: dataFixture(importFixture({ created: 0, updated: 0, restored: 0, deactivated: 0, failed: 3, brake: null })),
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(This file changes nothing|Diese Datei ändert nichts|Faili hili halibadilishi chochote)/,
      ),
    ).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: /^(Continue to approval|Weiter zur Freigabe|Endelea kwenye idhini)$/ }),
    ).toBeNull()
  },
}
export const StepCheckSmall: Story = {
  ...StepCheck,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}
export const StepCheckAsManager: Story = { render: () => wizard({ isAdmin: false }) }
export const StepCheckRowsMissing: Story = {
  render: () =>
    wizard({
      data: dataFixture(importFixture(), {
        rows: { isWaiting: false, data: null, problem: { code: 'UNAVAILABLE', requestId: '8F2C-41' } },
      }),
    }),
}

/** Changes of fields that the installation has added, by their names and in the person's way. */
export const StepCheckCustom: Story = {
  render: () => {
    const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
    const parts = {
      fields: known(fieldsWithCustom),
      rows: known({ items: [customRowFixture], pageInfo }),
      errors: known({ items: [customErrorFixture], pageInfo }),
    }
    return wizard({
      data: dataFixture(
        importFixture({
          created: 0,
          updated: 1,
          restored: 0,
          deactivated: 0,
          failed: 1,
          brake: null,
          confirmation: null,
        }),
        parts,
      ),
    })
  },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(await canvas.findByText('Hours a week')).toBeVisible()
    await expect(canvas.getByText('Large')).toBeVisible()
    await expect(canvas.getByText('28.02.2026')).toBeVisible()
  },
}
export const StepCheckCustomSmall: Story = {
  ...StepCheckCustom,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

/** A correction that did not arrive is still there. */
export const CorrectionOffline: Story = {
  render: () =>
    wizard({
      data: dataFixture(importFixture(), {
        actions: {
          ...actionsFixture,
          correct: () =>
            Promise.resolve({ import: null, userErrors: [], problem: { code: 'UNREACHABLE', requestId: null } }),
        },
      }),
    }),
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    const cell = await canvas.findByRole('textbox', { name: 'PersNr, row 1,012' })
    await userEvent.clear(cell)
    await userEvent.type(cell, '104883{Enter}')
    await waitFor(() => expect(canvas.getByText(/^That didn’t work\./)).toBeVisible())
    await expect(cell).toHaveValue('104883')
  },
}

/** Somebody else was faster: the present state, and what was typed. */
export const Meanwhile: Story = {
  render: () =>
    wizard({
      data: dataFixture(importFixture(), {
        actions: {
          ...actionsFixture,
          correct: () =>
            Promise.resolve({
              import: importFixture({ revision: 9 }),
              userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }],
              problem: null,
            }),
        },
      }),
    }),
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Use lager-nord' }))
    await waitFor(() => expect(canvas.getByText(/^This import was changed by someone else/)).toBeVisible())
  },
}

const released = importFixture({
  brake: { limit: 10, share: 11.1, people: 139, activePeople: 1252, isOn: false, isReleased: true },
})

/** Many lose access: their number is typed. */
export const StepApprove: Story = {
  render: () =>
    wizard({ data: dataFixture({ ...released, sameFileRunAt: '2026-11-15T09:00:00.000Z' }) }, { step: 'approve' }),
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply 232 changes' }))
    await waitFor(() => expect(canvas.getByText('Enter 139 to confirm.')).toBeVisible())
  },
}
export const Running: Story = {
  render: () =>
    wizard({
      data: dataFixture(
        importFixture({
          state: 'RUNNING',
          startedAt: '2026-11-22T09:29:00.000Z',
          job: jobFixture('import.run', { done: 93, total: 232 }),
        }),
      ),
    }),
}

const ended = importFixture({
  state: 'DONE_WITH_ERRORS',
  startedAt: '2026-11-22T09:20:00.000Z',
  endedAt: '2026-11-22T09:21:00.000Z',
  undoUntil: '2026-11-29T09:21:00.000Z',
  brake: null,
  confirmation: null,
})

/** A run was stopped in the middle: what is done stays, what is left can follow. */
export const Stopped: Story = {
  render: () => wizard({ data: dataFixture({ ...ended, state: 'CANCELLED', created: 12, canResume: true }) }),
}
export const StepResult: Story = { render: () => wizard({ data: dataFixture(ended) }) }
export const Undone: Story = {
  render: () =>
    wizard({
      data: dataFixture({
        ...ended,
        state: 'ROLLED_BACK',
        undoUntil: null,
        undoneAt: '2026-11-22T09:28:00.000Z',
        kept: 1,
      }),
    }),
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(await canvas.findByText('1 row was not undone.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show rows that were not undone' }))
    await waitFor(() => expect(canvas.getByRole('list', { name: /^Not undone/ })).toBeVisible())
  },
}
export const NotHere: Story = { render: () => wizard({ data: dataFixture(null) }) }
