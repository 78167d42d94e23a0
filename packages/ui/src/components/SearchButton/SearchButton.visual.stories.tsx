/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { SearchButton } from './SearchButton.tsx'

const meta: Meta = {
  title: 'Visual/SearchButton',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        { name: 'keys', cells: [<SearchButton key="keys" label="Search" keys="Ctrl K" />] },
        { name: 'no keys', cells: [<SearchButton key="none" label="Tafuta" />] },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
