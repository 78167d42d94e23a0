/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { ProgressRibbon } from './ProgressRibbon.tsx'

const meta: Meta = {
  title: 'Visual/ProgressRibbon',
  tags: ['visual'],
  parameters: visual({ primaries: ['#f5c400', '#000000', '#ffffff'], viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const values = [0, 0.125, 0.44, 0.98, 1]

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['8 parts', '40 parts', 'in a row']}
      rows={values.map((value) => ({
        name: `${value * 100} %`,
        cells: [
          <ProgressRibbon
            key="parts"
            label={`Eight at ${value}`}
            value={value}
            parts={8}
            words={sampleText('{value} % of 8 parts', { value: value * 100 })}
          />,
          <ProgressRibbon key="many" label={`Forty at ${value}`} value={value} parts={40} words={`${value * 100} %`} />,
          <ProgressRibbon
            key="row"
            label={`Row at ${value}`}
            value={value}
            parts={5}
            words={`${Math.round(value * 5)} / 5`}
            variant="line"
          />,
        ],
      }))}
    />
  ),
}
