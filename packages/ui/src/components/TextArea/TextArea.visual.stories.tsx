import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const meta: Meta = { title: 'Visual/TextArea', tags: ['visual'], parameters: visual({ locales: ['de', 'sw'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<TextAreaProps>>> = {
  empty: { placeholder: 'What happened' },
  grown: { rows: 1, value: 'One\nTwo\nThree' },
  counted: { value: 'The certificate runs out.', maxLength: 20, description: 'The person reads it.' },
  invalid: { isRequired: true, errorMessage: 'A reason is due.' },
  'read only': { isReadOnly: true, value: 'As it was sent.' },
  unavailable: { value: 'As it was sent.', disabledReason: 'It was sent already.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<TextArea key={name} label={`Reason, ${name}`} value="" onChange={nothing} {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
