import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const meta: Meta = { title: 'Visual/PasswordField', tags: ['visual'], parameters: visual({ locales: ['de', 'sw'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<PasswordFieldProps>>> = {
  filled: { isRequired: true },
  hint: { value: '', description: 'At least twelve characters; words are fine.' },
  invalid: { errorMessage: 'Name and password do not belong together.' },
  unavailable: { disabledReason: 'Signing in goes by the company’s page.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<PasswordField key={name} label={`Password, ${name}`} value="somo" onChange={nothing} {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
