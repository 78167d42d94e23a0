/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { captionText } from '../../testing/sampleCaptions.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Slider, type SliderProps } from './Slider.tsx'

const meta: Meta = {
  title: 'Visual/Slider',
  tags: ['visual'],
  parameters: visual({ primaries: ['#f5c400', '#0f7b3f'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined
const percent = (value: number): string => `${value}\u{A0}%`

const states: Readonly<Record<string, Partial<SliderProps>>> = {
  rest: { description: 'An import that would end more contracts stops.' },
  least: { value: 0 },
  most: { value: 20 },
  'with marks': { marks: [{ value: 5, label: 'usual' }, { value: 12 }] },
  invalid: { value: 20, errorMessage: 'At 20\u{A0}% nothing is ever stopped.' },
  unavailable: { disabledReason: 'The default unit decides this.' },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [
          <div key={name} style={{ inlineSize: 320, maxInlineSize: '100%' }}>
            <Slider
              label={`${sampleText('Brake')}, ${captionText(name)}`}
              value={8}
              max={20}
              formatValue={percent}
              onChange={nothing}
              {...props}
            />
          </div>,
        ],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
