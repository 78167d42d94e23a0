import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const meta: Meta = {
  title: 'Visual/NumberField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<NumberFieldProps>>> = {
  empty: { value: null, isRequired: true },
  filled: { value: 1031.5, suffix: 'h' },
  'at the end': { max: 3 },
  'without buttons': { hasSteppers: false },
  invalid: { value: 120, suffix: '%', errorMessage: 'At most 100 %.' },
  'read only': { isReadOnly: true },
  unavailable: { disabledReason: 'The course has no test.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<NumberField key={name} label={`Attempts, ${name}`} value={3} onChange={nothing} {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
