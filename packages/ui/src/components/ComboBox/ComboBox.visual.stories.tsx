import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxProps } from './comboBoxTypes.ts'
import { people } from './samplePeople.ts'

const meta: Meta = {
  title: 'Visual/ComboBox',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** The list is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

const nothing = (): void => undefined
const amos = { id: 'amos', label: 'Amos Kariuki' } as const

const states: Readonly<Record<string, Partial<ComboBoxProps>>> = {
  chosen: { selected: amos, description: 'Name or e-mail.' },
  empty: { isRequired: true },
  invalid: { errorMessage: 'Choose a person.' },
  unavailable: { selected: amos, disabledReason: 'Choose a unit first.' },
  'read only': { selected: amos, isReadOnly: true },
  open: { selected: amos, hasMore: true },
}

export const States: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 900 }}>
      <StatesTable
        columns={['Drawn']}
        rows={Object.entries(states).map(([name, props]) => ({
          name,
          cells: [
            <ComboBox key={name} label={`Person, ${name}`} items={people} selected={null} onSelectionChange={nothing} onSearch={nothing} {...props} />,
          ],
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: /Person, open/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible(), arrival)
  },
}

export const Focus = focusStory(meta, States)
