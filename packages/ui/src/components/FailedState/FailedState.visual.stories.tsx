import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { FailedState } from './FailedState.tsx'

const meta: Meta = { title: 'Visual/FailedState', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        {
          name: 'retry',
          cells: [
            <FailedState
              key="all"
              level={3}
              title="The list could not be loaded"
              retry={{ label: 'Try again', onPress: nothing }}
              reference={{ id: '8F2C-41', label: 'Reference', copyLabel: 'Copy reference', copiedLabel: 'Reference copied' }}
            >
              The server did not answer within 10 seconds. Your filters are kept.
            </FailedState>,
          ],
        },
        {
          name: 'in a list, pending',
          cells: [
            <FailedState key="head" level={3} isBelowHead title="The list could not be loaded" retry={{ label: 'Try again', onPress: nothing, isPending: true }}>
              The server did not answer.
            </FailedState>,
          ],
        },
        {
          name: 'words only',
          cells: [
            <FailedState key="words" level={3} title="This course is no longer there">
              It was deleted on 20 November 2026.
            </FailedState>,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
