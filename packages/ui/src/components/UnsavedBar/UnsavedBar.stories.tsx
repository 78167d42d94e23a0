/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { UnsavedBar } from './UnsavedBar.tsx'

const meta = {
  title: 'Components/Fields/UnsavedBar',
  component: UnsavedBar,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '3 changes not saved',
    draft: 'Draft on this device, 11:42',
    saveLabel: 'Save',
    discardLabel: 'Discard',
    onSave: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof UnsavedBar>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const WithDraft: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Save') }))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Discard') }))
    await expect(args.onDiscard).toHaveBeenCalledTimes(1)
  },
}

/** Both buttons keep their place and ignore presses. */
export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Discard') }))
    await expect(args.onDiscard).not.toHaveBeenCalled()
  },
}

/** Nothing is lost: the changes are still there to be saved. */
export const Failed: Story = {
  args: { errorMessage: 'Not saved: the server did not answer. Check the connection, then try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      sampleText('Not saved: the server did not answer. Check the connection, then try again.'),
    )
  },
}

/** Below a long page it stays in sight. */
export const AtTheFoot: Story = {
  render: (args) => (
    <div style={{ display: 'grid' }}>
      <div style={{ blockSize: '150vh', paddingInline: 32, paddingBlock: 32 }}>What is being changed stands here.</div>
      <UnsavedBar {...args} />
    </div>
  ),
}
