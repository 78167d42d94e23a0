/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { swahiliResults } from './samplePalette.tsx'

const meta: Meta = {
  title: 'Visual/CommandPalette',
  tags: ['visual'],
  parameters: { ...visual({ locales: ['de', 'sw'], viewports: [320, 768] }), layout: 'fullscreen' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined
const isOpen = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('combobox')).toBeVisible())
}
const shared = { isOpen: true, onOpenChange: nothing, label: 'Somo', onSearch: nothing } as const

export const Results: StoryObj = {
  render: () => <CommandPalette {...shared} query="usal" groups={swahiliResults} />,
  play: isOpen,
}

export const NoMatch: StoryObj = {
  render: () => <CommandPalette {...shared} query="xylo" groups={[]} />,
  play: isOpen,
}

export const Failed: StoryObj = {
  render: () => <CommandPalette {...shared} query="xylo" groups={[]} status="failed" onRetry={nothing} />,
  play: isOpen,
}

export const Focus = focusStory(meta, Failed, { tabs: 2, isPlayed: true })
