import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
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
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const Focus = focusStory(meta, Plain, { isPlayed: true })
