import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { withTexts } from '../../../testing/withTexts.tsx'
import { actionsFixture, importFixture } from '../importFixture.ts'
import type { UndoPreview } from '../importTypes.ts'
import { UndoImport, type UndoImportProps } from './UndoImport.tsx'

const use: UndoImportProps['use'] = {
  isPending: false,
  error: null,
  userErrors: [],
  hide: () => undefined,
  act: async (step) => (await step()).problem === null,
}
const one = importFixture({ state: 'DONE', brake: null, confirmation: null })
const preview =
  (parts: Partial<UndoPreview>): UndoImportProps['find'] =>
  () =>
    Promise.resolve({ undone: 0, stays: 0, reasons: [], ...parts })

const stay = (
  reason: UndoPreview['reasons'][number]['reason'],
  count: number,
  sample: string[],
  laterFileName: string | null = null,
): UndoPreview['reasons'][number] => ({
  reason,
  count,
  sample,
  laterImport: laterFileName === null ? null : 'i2',
  laterFileName,
})

const meta = {
  title: 'Screens/import-management/undo preview',
  component: UndoImport,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: { one, use, find: actionsFixture.previewUndo, onUndo: fn(actionsFixture.undo) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button'))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
} satisfies Meta<typeof UndoImport>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const isEnglish = (globals: Record<string, unknown>): boolean =>
  globals['locale'] === undefined || globals['locale'] === 'en'

/** Opens the question; answers what is found in it. */
async function openQuestion() {
  await userEvent.click(await screen.findByRole('button'))
  return within(await screen.findByRole('alertdialog'))
}

/** Everything goes back. */
export const All: Story = { args: { find: preview({ undone: 232 }) } }

/** What goes back, then what stays, each with its reason and some names. */
export const SomeStay: Story = {
  args: {
    find: preview({
      undone: 219,
      stays: 13,
      reasons: [
        stay('LATER_IMPORT', 6, ['Amina Okafor', 'Leonard Achterberg', 'Oluwaseun Adeyemi'], 'Zugehörigkeiten.csv'),
        stay('CHANGED', 3, ['Petra Schöngruber']),
        stay('SIGNED_IN', 1, ['Grzegorz Brzęczyszczykiewicz']),
        stay('OTHER_MEMBERSHIPS', 1, ['Mwanaisha Juma']),
        stay('IN_USE', 1, []),
        stay('GONE', 1, []),
      ],
    }),
  },
  play: async ({ args, globals }) => {
    const dialog = await openQuestion()
    if (!isEnglish(globals)) return
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Undo 219 changes?' })).toBeVisible())
    await expect(dialog.getByText(/^13 rows stay as they are/)).toBeVisible()
    await expect(
      dialog.getByText(/^6 rows stay: changed by a later import\. Undo Zugehörigkeiten\.csv first\..*3 more/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledOnce())
  },
}

/** Nothing can go back yet: the undo is not used up. */
export const NoneYet: Story = {
  args: { find: preview({ stays: 48, reasons: [stay('LATER_IMPORT', 48, ['Amina Okafor'], null)] }) },
  play: async ({ args, globals }) => {
    const dialog = await openQuestion()
    if (!isEnglish(globals)) return
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Nothing can be undone yet' })).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onUndo).not.toHaveBeenCalled()
  },
}

/** It could not be found out. */
export const Unknown: Story = {
  args: { find: () => Promise.resolve(null) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button'))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}
