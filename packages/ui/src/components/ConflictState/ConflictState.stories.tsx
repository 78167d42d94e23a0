import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { ConflictState } from './ConflictState.tsx'

const onSave = fn()

const meta = {
  title: 'Components/Feedback/ConflictState',
  component: ConflictState,
  args: {
    notice: 'Jonas Weidmann saved this person at 11:40, while you were editing. Choose one value for each field.',
    theirsLabel: 'Jonas, 11:40',
    fields: [
      { id: 'unit', label: 'Unit', mine: 'Customs', theirs: 'Lager Nord' },
      { id: 'due', label: 'Due date', mine: '18 Dec 2026', theirs: '8 Jan 2027' },
    ],
    onSave,
    onDiscard: fn(),
  },
} satisfies Meta<typeof ConflictState>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen in advance; Save opens when each field has a choice. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('radio', { checked: true })).toHaveLength(0)
  },
}

/** One of two. */
export const Half: Story = {
  play: async ({ canvas, globals }) => {
    const { overlays } = await storyWords(globals)
    await userEvent.click(canvas.getByText(sampleText('Customs')))
    await expect(canvas.getByText(overlays.conflictChosen(1, 2))).toBeVisible()
    await expect(canvas.getByRole('button', { name: overlays.conflictSave })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** All are chosen, and saved as a map. */
export const Chosen: Story = {
  play: async ({ canvas, globals }) => {
    const { overlays } = await storyWords(globals)
    await userEvent.click(canvas.getByText(sampleText('Customs')))
    await userEvent.click(canvas.getByText(sampleText('8 Jan 2027')))
    await userEvent.click(canvas.getByRole('button', { name: overlays.conflictSave }))
    await expect(onSave).toHaveBeenCalledWith(
      new Map([
        ['unit', 'mine'],
        ['due', 'theirs'],
      ]),
    )
  },
}

/** Long values wrap side by side. */
export const LongValues: Story = {
  args: {
    fields: [
      {
        id: 'note',
        label: 'Note for the learners',
        mine: 'Bring your own safety shoes; those who have none get a pair at the gate from Hannelore Untermoser.',
        theirs: 'Safety shoes are handed out at the gate.',
      },
    ],
  },
}
