import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { UploadPage } from './UploadPage.tsx'

const limits = { scorm: 1e9, video: 2e9, audio: 5e8, pdf: 1e8, captions: 4e6 }
const acts = { onPause: fn(), onResume: fn(), onRetry: fn(), onCancel: fn(), onRemove: fn() }

const meta = {
  title: 'Screens/media-management/Upload',
  component: UploadPage,
  decorators: [withTexts, withAddresses],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    queue: { items: [], limits, add: fn(), ...acts },
    interrupted: { uploads: [], onForget: fn() },
    findUnits: () => Promise.resolve([]),
    hrefOf: (medium, tab) => `/?medium=${medium}&tab=${tab}`,
    listHref: '/',
  },
} satisfies Meta<typeof UploadPage>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was chosen yet; the limits are named. */
export const New: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (input !== null) await userEvent.upload(input, new File(['%PDF-1.7'], 'sheet.pdf'))
    await expect(args.queue.add).toHaveBeenCalledWith([expect.any(File)], expect.objectContaining({ kind: 'NEW' }))
  },
}

/** An earlier visit was interrupted: the same files go on where they stopped. */
export const Interrupted: Story = {
  parameters: screenLooks.whole,
  args: {
    interrupted: {
      uploads: [{ key: 'k', name: 'Loading ramp, safe approach, full version.mp4', size: 1_032_000_000 }],
      onForget: fn(),
    },
  },
  play: async ({ args, canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: /^Discard Loading ramp/ }))
    await expect(args.interrupted.onForget).toHaveBeenCalledWith('k')
  },
}
