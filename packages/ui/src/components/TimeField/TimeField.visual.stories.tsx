import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { TimeField } from './TimeField.tsx'
import type { TimeFieldProps } from './timeFieldTypes.ts'

const meta: Meta = {
  title: 'Visual/TimeField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<TimeFieldProps>>> = {
  filled: { value: '09:30', description: 'Doors open ten minutes earlier.' },
  'twelve hours': { value: '21:30', pattern: 'h:mm a' },
  empty: { isRequired: true },
  invalid: { errorMessage: 'Say when it starts.' },
  unavailable: { value: '09:30', disabledReason: 'All-day sessions have no start.' },
  'read only': { value: '09:30', isReadOnly: true },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<TimeField key={name} label={`Start, ${name}`} value={null} onChange={nothing} {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
