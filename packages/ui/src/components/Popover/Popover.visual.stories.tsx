import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta: Meta = { title: 'Visual/Popover', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 320 }}>
      <Popover trigger="Why" title="Why this person sees it">
        <p>Assignment “Safety 2026”, for Lager Nord with its units. Amina has been a member there since 3 Feb 2025.</p>
        <Button>See the assignment</Button>
      </Popover>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States, { isPlayed: true })
