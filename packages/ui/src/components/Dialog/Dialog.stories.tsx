/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { framed } from '../../../../../.storybook/docsFrame.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, useDialogWarmer } from './Dialog.tsx'

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onOpenChange: () => undefined,
    title: 'Rename the unit',
    children: 'Members see the new name at once.',
    actions: null,
  },
} satisfies Meta<typeof Dialog>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A few values, over the page they belong to. */
export const Plain: Story = {
  render: function Render() {
    const [isOpen, setOpen] = useState(false)
    const warm = useDialogWarmer()
    const [name, setName] = useState('Lager Nord')
    const close = (): void => setOpen(false)
    return (
      <>
        <Button onPress={() => setOpen(true)} onIntent={warm}>
          Rename
        </Button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Rename the unit"
          actions={
            <>
              <Button onPress={close}>Cancel</Button>
              <Button variant="solid" onPress={close}>
                Rename unit
              </Button>
            </>
          }
        >
          <TextField
            label="Name"
            value={name}
            onChange={setName}
            description="Members see the new name at once."
            autoFocus
          />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Rename') }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: sampleText('Rename the unit') })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('textbox', { name: sampleText('Name') })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleText('Rename') })).toHaveFocus())
  },
}

/** From 1280 px it stands over the free column of the page, and what it is about stays in sight. */
export const Beside: Story = {
  parameters: framed(),
  args: { isOpen: true, placement: 'beside', actions: <Button variant="solid">Rename unit</Button> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: sampleText('Rename the unit') })).toBeVisible())
  },
}

/** Long content scrolls inside; head and answers stay reachable by keyboard. */
export const LongContent: Story = {
  parameters: framed(),
  args: {
    isOpen: true,
    title: 'What changes',
    actions: <Button variant="solid">Understood</Button>,
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>Line {index + 1}: certificates keep their dates, tests keep their questions.</p>
    )),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: sampleText('What changes') })).toBeVisible())
  },
}
