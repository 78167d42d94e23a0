import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { lineFormat } from '../../testing/lineFormat.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'

const meta: Meta = { title: 'Visual/RichTextField', tags: ['visual'], parameters: visual({ locales: ['de', 'sw'], viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<RichTextFieldProps>>> = {
  empty: {},
  filled: { value: '## Passwords\n\nThey are **one’s own**.\n\n- Nobody asks for them', description: 'Everybody reads it.' },
  invalid: { isRequired: true, errorMessage: 'A text is due.' },
  unavailable: { value: 'As it was sent.', disabledReason: 'It was sent already.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [<RichTextField key={name} label={`Text, ${name}`} value="" onChange={nothing} format={lineFormat} plainDescription="" {...props} />],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
