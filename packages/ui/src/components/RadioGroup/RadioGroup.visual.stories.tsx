/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { captionText } from '../../testing/sampleCaptions.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const meta: Meta = {
  title: 'Visual/RadioGroup',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, primaries: ['#f5c400'], viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const items = [
  { id: 'parts', label: 'All 8 parts are seen' },
  { id: 'test', label: 'The test is passed', description: 'The parts before it stay free to choose.' },
  { id: 'person', label: 'An examiner agrees', disabledReason: 'The unit has no examiner.' },
]

const states: Readonly<Record<string, Partial<RadioGroupProps>>> = {
  rest: { description: 'It can be changed later.' },
  horizontal: { orientation: 'horizontal' },
  invalid: { selectedKey: null, isRequired: true, errorMessage: 'Without it nobody can finish the course.' },
  unavailable: { disabledReason: 'The course is published already.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [
          <RadioGroup
            key={name}
            label={`${sampleText('Finished')}, ${captionText(name)}`}
            items={items}
            selectedKey="test"
            onSelectionChange={nothing}
            {...props}
          />,
        ],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
