import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { OfflineState } from './OfflineState.tsx'

const meta: Meta = { title: 'Visual/OfflineState', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        {
          name: 'nothing kept',
          cells: [
            <OfflineState key="rest" level={3} title="You are offline" retry={{ label: 'Try again', onPress: nothing }}>
              Courses you saved can be read and finished. This list comes by itself once you are back.
            </OfflineState>,
          ],
        },
        {
          name: 'trying',
          cells: [
            <OfflineState key="trying" level={3} title="You are offline" retry={{ label: 'Try again', onPress: nothing, isPending: true }}>
              Courses you saved can be read and finished.
            </OfflineState>,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
