/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { CardGrid } from './CardGrid.tsx'
import { sampleCards } from './sampleCards.tsx'

const meta: Meta = {
  title: 'Visual/CardGrid',
  tags: ['visual'],
  parameters: visual({ viewports: [320], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Grid']}
      rows={[
        {
          name: 'cards',
          cells: [
            <CardGrid key="cards" label="Courses">
              {sampleCards(4)}
            </CardGrid>,
          ],
        },
        {
          name: 'loading',
          cells: [<CardGrid key="loading" label="Courses" isLoading loadingLabel="Loading courses" skeletons={3} />],
        },
        {
          name: 'empty',
          cells: [
            <CardGrid
              key="empty"
              label="Courses"
              empty={<EmptyState title="No match">Fewer filters may find it.</EmptyState>}
            >
              {[]}
            </CardGrid>,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
