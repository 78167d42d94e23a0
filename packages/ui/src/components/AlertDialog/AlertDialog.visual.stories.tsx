import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileX } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { AlertDialog } from './AlertDialog.tsx'

const meta: Meta = {
  title: 'Visual/AlertDialog',
  tags: ['visual'],
  parameters: { ...visual({ locales: ['de', 'sw'], viewports: [320, 1440] }), layout: 'fullscreen' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <AlertDialog
      isOpen
      onOpenChange={nothing}
      title="Reset 1,031 completions?"
      consequences={[
        { id: 'certificates', tone: 'bad', text: '874 valid certificates become invalid', glyph: FileX },
        { id: 'due', tone: 'warn', text: 'New due date for all: 24 December 2026' },
        { id: 'stays', tone: 'ok', text: 'Ratings, notes and badges stay' },
      ]}
      actionLabel="Reset"
      onAction={nothing}
      confirmWord="Load securing"
      placement="beside"
      errorMessage="The server did not answer. Nothing was reset."
    >
      The people concerned must pass the test again. This cannot be undone.
    </AlertDialog>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States, { isPlayed: true })
