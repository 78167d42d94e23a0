/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { captionText } from '../../testing/sampleCaptions.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta: Meta = {
  title: 'Visual/Checkbox',
  tags: ['visual'],
  parameters: visual({
    hasDensities: true,
    primaries: ['#f5c400', '#0f7b3f'],
    viewports: [320],
    hasDarkForcedColors: true,
  }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const states = {
  rest: {},
  'with a description': { description: 'On the day the certificate runs out.' },
  invalid: { isRequired: true, errorMessage: 'Without consent nothing can be sent.' },
  unavailable: { disabledReason: 'Your unit decides this.' },
  'in a cell': { isLabelHidden: true },
} as const

const ticks = { off: {}, on: { isSelected: true }, mixed: { isIndeterminate: true } } as const

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Off', 'On', 'Mixed']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: Object.entries(ticks).map(([tick, state]) => (
          <Checkbox
            key={tick}
            label={`${sampleText('Send a copy')}, ${captionText(tick)}`}
            isSelected={false}
            onChange={nothing}
            {...state}
            {...props}
          />
        )),
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
