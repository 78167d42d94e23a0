import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta: Meta = {
  title: 'Visual/Dialog',
  tags: ['visual'],
  parameters: { ...visual({ viewports: [360] }), layout: 'fullscreen' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined
const isOpen = async (role: string): Promise<void> => {
  await waitFor(() => expect(screen.getByRole(role)).toBeVisible())
}

export const Plain: StoryObj = {
  render: () => (
    <Dialog
      isOpen
      onOpenChange={nothing}
      title="Rename the unit"
      actions={
        <>
          <Button>Cancel</Button>
          <Button variant="solid">Rename</Button>
        </>
      }
    >
      <TextField label="Name" value="Lager Nord" onChange={nothing} description="Members see the new name at once." />
    </Dialog>
  ),
  play: () => isOpen('dialog'),
}

export const Alert: StoryObj = {
  render: () => (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={nothing}
      title="Reset 1,031 completions?"
      actions={
        <>
          <Button>Cancel</Button>
          <Button variant="solid" tone="danger">
            Reset
          </Button>
        </>
      }
    >
      <p>These people must pass the test again. This cannot be undone.</p>
    </Dialog>
  ),
  play: () => isOpen('alertdialog'),
}
