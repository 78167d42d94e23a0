import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const meta: Meta = {
  title: 'Visual/TextField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<TextFieldProps>>> = {
  empty: { placeholder: 'For instance Amani' },
  filled: { value: 'Amani', description: 'As it stands on certificates.' },
  required: { isRequired: true },
  invalid: { value: '120', suffix: '%', errorMessage: 'At most 100 %. With 15 questions, 80 % are twelve right answers.' },
  icon: { icon: <Icon glyph={Mail} />, placeholder: 'amani@example.org' },
  units: { prefix: 'https://', suffix: '.example', value: 'lernen' },
  counted: { value: 'Load securing', maxLength: 20, description: 'As it stands in the catalogue.' },
  'too long': { value: 'Load securing in road haulage', maxLength: 20 },
  'read only': { isReadOnly: true, value: '104217', description: 'Given by the HR system.' },
  unavailable: { value: 'Amani', disabledReason: 'A date is due first.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<TextField key={name} label={`Name, ${name}`} value="" onChange={nothing} {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
