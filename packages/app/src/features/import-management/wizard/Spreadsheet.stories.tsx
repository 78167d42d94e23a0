import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { preloadAll } from '../../../testing/preloadAll.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { openImport } from '../importAddress.ts'
import { actionsFixture, dataFixture, datesOfStories, importFixture, readingFixture } from '../importFixture.ts'
import type { ImportActions, ImportWhole } from '../importTypes.ts'
import { checkChunk, columnsChunk } from './stepChunks.ts'
import { WizardView } from './WizardView.tsx'

interface WorkbookProps {
  readonly one: ImportWhole
  readonly readAgain: ImportActions['readAgain']
}

/** The step that an import is at. */
function Workbook({ one, readAgain }: WorkbookProps) {
  const nothing = () => undefined
  return (
    <WizardView
      now={new Date('2026-11-22T09:30:00Z')}
      dates={datesOfStories}
      isAdmin
      listHref="/"
      newHref="/?import=new"
      onAddressChange={nothing}
      onLeave={nothing}
      address={openImport('i1')}
      unit={null}
      find={() => Promise.resolve([])}
      findKey={() => Promise.resolve([])}
      data={dataFixture(one, { actions: { ...actionsFixture, readAgain } })}
    />
  )
}

const sheets = [
  { name: 'Read me', isHidden: false },
  { name: 'Belegschaft 2026', isHidden: false },
  { name: 'Alt', isHidden: true },
]
const workbook = readingFixture({ encoding: null, delimiter: null, sheet: 'Belegschaft 2026', sheets, headerRow: 3 })
const parsed = (reading: ImportWhole['reading']): ImportWhole =>
  importFixture({ fileName: 'Belegschaft.xlsx', state: 'PARSED', checkedAt: null, brake: null, reading })

const meta = {
  title: 'Screens/import-management/spreadsheets',
  component: Workbook,
  loaders: [async () => preloadAll(columnsChunk, checkChunk)],
  decorators: [withTexts, withAddresses],
  parameters: screenLooks.state,
  args: { one: parsed(workbook), readAgain: fn(actionsFixture.readAgain) },
} satisfies Meta<typeof Workbook>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const isEnglish = (globals: Record<string, unknown>): boolean =>
  globals['locale'] === undefined || globals['locale'] === 'en'

async function choose(label: RegExp, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

/** A workbook of several sheets: the one that was found can be exchanged, hidden ones say so. Its names of columns are found again. */
export const SheetChoice: Story = {
  play: async ({ args, globals }) => {
    if (!isEnglish(globals)) return
    await choose(/Sheet/, 'Alt (hidden)')
    await userEvent.click(await screen.findByRole('button', { name: 'Read again' }))
    await waitFor(() =>
      expect(args.readAgain).toHaveBeenCalledWith(expect.objectContaining({ sheet: 'Alt', headerRow: null })),
    )
  },
}

/** A title stands above the names of the columns: which row they are in is found, shown and can be changed. */
export const HeaderRowChoice: Story = {
  args: { one: parsed(readingFixture({ headerRow: 3 })) },
  play: async ({ args, globals }) => {
    if (!isEnglish(globals)) return
    await choose(/Column names/, 'In row 4')
    await userEvent.click(await screen.findByRole('button', { name: 'Read again' }))
    await waitFor(() =>
      expect(args.readAgain).toHaveBeenCalledWith(expect.objectContaining({ headerRow: 4, encoding: 'WINDOWS_1252' })),
    )
  },
}

/** Rows and columns that the spreadsheet hides are read, and said. */
export const HiddenCells: Story = {
  args: { one: parsed({ ...workbook, hiddenRows: 12, hiddenColumns: ['Gehaltsgruppe', 'Bemerkung'] }) },
  play: async ({ globals }) => {
    if (!isEnglish(globals)) return
    await expect(await screen.findByText(/^12 rows are hidden in the spreadsheet/)).toBeVisible()
    await expect(screen.getByText(/^These columns are hidden in the spreadsheet.*Gehaltsgruppe/)).toBeVisible()
  },
}

/** Names that stand would be overwritten by misread ones: told before anything is. */
export const SuspectNames: Story = {
  args: { one: importFixture({ suspectNames: 12_063, brake: null, confirmation: null }) },
  play: async ({ globals }) => {
    if (!isEnglish(globals)) return
    await expect(
      await screen.findByText(/^12,063 existing names would be replaced by text that looks wrong/),
    ).toBeVisible()
  },
}
