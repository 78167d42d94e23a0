/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { storyWords } from '../../testing/storyWords.ts'
import { formatSize } from '../../locale/fileSize.ts'
import { UploadQueue, type UploadQueueProps } from './UploadQueue.tsx'
import type { UploadItem } from './uploadTypes.ts'

const items: readonly UploadItem[] = [
  { id: 'a', name: 'A-104 Film 1.mp4', size: 240_000_000, state: 'done' },
  { id: 'b', name: 'A-104 Film 2.mp4', size: 310_000_000, state: 'sending', progress: 0.44, secondsLeft: 130 },
  { id: 'c', name: 'A-104.pdf', size: 2_400_000, state: 'paused', progress: 0.2 },
  { id: 'd', name: 'A-104.zip', size: 8_100_000, state: 'waiting' },
  {
    id: 'e',
    name: 'A-104 Film 3.mp4',
    size: 90_000_000,
    state: 'failed',
    progress: 0.7,
    reason: 'The connection broke. What arrived is kept.',
  },
  { id: 'f', name: 'A-104 Film 4.mp4', size: 90_000_000, state: 'failed', reason: 'The server did not answer.' },
  { id: 'g', name: 'setup.exe', size: 4_000_000, state: 'refused', reason: 'Programs cannot be part of a medium.' },
]

const meta = {
  title: 'Components/Collections/UploadQueue',
  component: UploadQueue,
  args: {
    label: 'Uploads',
    items,
    onRetry: fn(),
    onCancel: fn(),
    onPause: fn(),
    onResume: fn(),
    onRemove: fn(),
    onRetryAll: fn(),
  },
} satisfies Meta<typeof UploadQueue>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  play: async ({ canvas, args, globals }) => {
    const { files, locale } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('button', { name: files.pause('A-104 Film 2.mp4') }))
    await expect(args.onPause).toHaveBeenCalledWith('b')
    await userEvent.click(canvas.getByRole('button', { name: files.retryAll(2) }))
    await expect(args.onRetryAll).toHaveBeenCalledWith(['e', 'f'])
    await expect(
      canvas.getByText(
        `${files.overall(1, 7)}, ${formatSize(440_000_000, locale)} / ${formatSize(741_000_000, locale)}`,
      ),
    ).toBeVisible()
  },
}

/** All arrived: one sentence, no line. */
export const Over: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas, globals }) => {
    const { files } = await storyWords(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(files.allDone(1))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** Only what the app offers can be done. */
export const NothingToPause: Story = {
  render: ({ label, items: shown, onCancel }) => (
    <UploadQueue label={label} items={shown} {...(onCancel === undefined ? {} : { onCancel })} />
  ),
}

function Removing(props: UploadQueueProps) {
  const [shown, setShown] = useState(props.items)
  return <UploadQueue {...props} items={shown} onRemove={(id) => setShown(shown.filter((item) => item.id !== id))} />
}

/** When a row goes, the focus stays at its place. */
export const RowGoes: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, globals }) => {
    const { files } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('button', { name: files.remove('A-104 Film 4.mp4') }))
    await expect(canvas.getByRole('button', { name: files.remove('setup.exe') })).toHaveFocus()
  },
}

/** Two hundred files: rows out of sight cost nothing. */
export const TwoHundred: Story = {
  args: {
    items: Array.from({ length: 200 }, (_, index) => ({
      id: `file-${index}`,
      name: `Photo ${index + 1}.jpg`,
      size: 2_400_000 + index * 1000,
      state: index < 60 ? 'done' : index < 64 ? 'sending' : 'waiting',
      progress: 0.5,
    })),
  },
}
