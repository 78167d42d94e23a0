import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { DropZone } from './DropZone.tsx'

const fileOf = (name: string, type: string, size = 2400): File => new File([new Uint8Array(size)], name, { type })

const meta = {
  title: 'Components/Fields/DropZone',
  component: DropZone,
  args: { label: 'Files of the medium', onFiles: fn() },
} satisfies Meta<typeof DropZone>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** By drop, by paste, by the button. */
export const AnyFiles: Story = {
  play: async ({ canvas, args, globals }) => {
    const { files } = await storyWords(globals)
    const film = fileOf('loading.mp4', 'video/mp4')
    await userEvent.upload(canvas.getByLabelText(sampleTextPattern('Files of the medium')), film)
    await expect(args.onFiles).toHaveBeenCalledWith([film])
    await expect(canvas.getByRole('status')).toHaveTextContent(files.taken(1))
  },
}

/** Limits stand below; what breaks them is told file by file. */
export const WithLimits: Story = {
  args: {
    description: 'They are checked before anybody sees them.',
    accept: ['video/*', '.pdf', '.zip'],
    maxSize: 2_000_000_000,
  },
  play: async ({ canvas, globals }) => {
    const { files } = await storyWords(globals)
    const input = canvas.getByLabelText(sampleTextPattern('Files of the medium'))
    await userEvent.upload(input, [fileOf('A-104.txt', 'text/plain')], { applyAccept: false })
    await expect(canvas.getByRole('alert')).toHaveTextContent(files.wrongKind('A-104.txt', '|').split('|')[0] ?? '')
  },
}

/** One file, such as a logo. */
export const SingleFile: Story = {
  args: { label: 'Logo, light', accept: ['.svg', '.png'], maxFiles: 1, maxSize: 500_000 },
}

/** Reached and explained. */
export const Disabled: Story = {
  args: { disabledReason: 'The medium is being published. Files can be added again afterwards.' },
}
