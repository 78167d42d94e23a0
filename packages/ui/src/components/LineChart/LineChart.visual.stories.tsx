/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { captionText } from '../../testing/sampleCaptions.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { LineChart, type LineChartProps } from './LineChart.tsx'
import { sampleLines, samplePoints } from './sampleChart.ts'

const meta: Meta = {
  title: 'Visual/LineChart',
  tags: ['visual'],
  parameters: visual({ viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const states: Readonly<Record<string, Partial<LineChartProps>>> = {
  rest: {},
  'with marks': { marks: [{ at: 5.5, label: 'Version 7, 12 Oct' }] },
}

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Drawn']}
      rows={Object.entries(states).map(([name, props]) => ({
        name,
        cells: [
          <div key={name} style={{ inlineSize: 480, maxInlineSize: '100%' }}>
            <LineChart
              label={`${sampleText('Starts and completions by week')}, ${captionText(name)}`}
              points={samplePoints}
              lines={sampleLines}
              formatValue={String}
              hint={sampleText('Arrow keys go through the weeks.')}
              {...props}
            />
          </div>,
        ],
      }))}
    />
  ),
}

export const Focus = focusStory(meta, States)
