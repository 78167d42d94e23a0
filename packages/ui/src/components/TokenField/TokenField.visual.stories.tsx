import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { TokenField } from './TokenField.tsx'
import type { TokenFieldProps } from './tokenFieldTypes.ts'

const meta: Meta = {
  title: 'Visual/TokenField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined
const tag = (label: string) => ({ id: label, label })

const states: Readonly<Record<string, Partial<TokenFieldProps>>> = {
  empty: { placeholder: 'safety, loading' },
  filled: { value: ['safety', 'loading', 'night shift', 'winter', 'Ladungssicherung im Straßengüterverkehr'].map(tag) },
  marked: { kind: 'email', value: ['amani@uferwerk.example', 'lukas@', 'amani@uferwerk.example'].map(tag) },
  invalid: { isRequired: true, errorMessage: 'At least one recipient is needed.' },
  disabled: { value: [tag('safety')], disabledReason: 'The medium is being published.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<TokenField key={name} label={`Tags, ${name}`} value={[]} onChange={nothing} {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
