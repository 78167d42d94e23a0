import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { RefusedState } from './RefusedState.tsx'

const meta: Meta = { title: 'Visual/RefusedState', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        {
          name: 'request and way back',
          cells: [
            <RefusedState
              key="all"
              level={3}
              title="You cannot see this list"
              request={{ label: 'Ask for access', onPress: nothing }}
              back={{ label: 'Back to the dashboard', href: '/dashboard' }}
            >
              It needs the right “View people” in Hamburg. Jonas Weidmann can grant it.
            </RefusedState>,
          ],
        },
        {
          name: 'words only',
          cells: [
            <RefusedState key="words" level={3} title="You cannot see this list">
              It needs the right “View people” in Hamburg.
            </RefusedState>,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
