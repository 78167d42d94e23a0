/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { Button } from '../Button/Button.tsx'
import { ContextMenu } from './ContextMenu.tsx'

const meta: Meta = { title: 'Visual/ContextMenu', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 240 }}>
      <ContextMenu
        label="Actions for Amina Okafor"
        sections={[
          {
            id: 'all',
            items: [
              { id: 'remind', label: 'Remind' },
              { id: 'lock', label: 'Lock' },
            ],
          },
        ]}
      >
        <Button>Amina Okafor</Button>
      </ContextMenu>
    </div>
  ),
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button', { name: 'Amina Okafor' }), { clientX: 90, clientY: 60 })
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States)
