import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { ConflictState } from './ConflictState.tsx'

const meta: Meta = { title: 'Visual/ConflictState', tags: ['visual'], parameters: visual({ locales: ['de', 'sw'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={[
        {
          name: 'one of two chosen',
          cells: [
            <ConflictState
              key="half"
              notice="Jonas Weidmann saved this person at 11:40, while you were editing. Choose one value for each field."
              theirsLabel="Jonas, 11:40"
              fields={[
                { id: 'unit', label: 'Unit', mine: 'Customs', theirs: 'Lager Nord' },
                { id: 'due', label: 'Due date', mine: '18 Dec 2026', theirs: '8 Jan 2027' },
              ]}
              onSave={nothing}
              onDiscard={nothing}
            />,
          ],
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Customs'))
  },
}

export const Focus = focusStory(meta, States)
