import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { known } from '../../testing/answers.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { noJob } from './jobFixture.tsx'
import { JobNotice } from './JobNotice.tsx'

const onUndo = fn<() => Promise<boolean>>()

const meta = {
  title: 'Parts/JobNotice',
  component: JobNotice,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
    withTexts,
  ],
  parameters: screenLooks.state,
  args: {
    use: {
      ...noJob,
      job: known({
        uuid: 'j',
        kind: 'users.suspend',
        state: 'DONE',
        done: 576,
        total: 576,
        failed: 0,
        error: null,
        fileUrl: null,
        fileName: null,
        isFileWithdrawn: false,
        canCancel: false,
        canRetry: false,
      }),
    },
    onHide: fn(),
    onUndo,
  },
} satisfies Meta<typeof JobNotice>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const undoName = /Undo|Rückgängig|Tengua/

/** Who presses twice takes back once: the button is busy from the first press on, and gone once it is done. */
export const TakenBack: Story = {
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    onUndo.mockReturnValue(promise)
    const undo = await canvas.findByRole('button', { name: undoName })
    await userEvent.dblClick(undo)
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(onUndo).toHaveBeenCalledTimes(1)
    resolve(true)
    await waitFor(() => expect(canvas.queryByRole('button', { name: undoName })).toBeNull())
  },
}

/** What could not be taken back can be tried again. */
export const NotTakenBack: Story = {
  play: async ({ canvas }) => {
    onUndo.mockResolvedValue(false)
    const undo = await canvas.findByRole('button', { name: undoName })
    await userEvent.click(undo)
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(undo)
    await expect(onUndo).toHaveBeenCalledTimes(2)
  },
}
