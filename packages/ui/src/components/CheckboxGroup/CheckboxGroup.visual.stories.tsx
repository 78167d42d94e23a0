/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { captionText } from '../../testing/sampleCaptions.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'

const meta: Meta = {
  title: 'Visual/CheckboxGroup',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const items = [
  { id: 'en', label: 'English' },
  { id: 'de', label: 'Deutsch', description: 'Soft hyphens stand in long words.' },
  { id: 'sw', label: 'Kiswahili', disabledReason: 'Not translated yet.' },
]

const states: Readonly<Record<string, Partial<CheckboxGroupProps>>> = {
  rest: { description: 'Learners see it in the first that fits.' },
  'with all': { selectAllLabel: 'All languages' },
  invalid: { selectedKeys: [], isRequired: true, errorMessage: 'A course needs at least one language.' },
  unavailable: { disabledReason: 'The course is published already.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [
          <CheckboxGroup
            key={name}
            label={`${sampleText('Languages')}, ${captionText(name)}`}
            items={items}
            selectedKeys={['de']}
            onSelectionChange={nothing}
            {...props}
          />,
        ],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
