import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LineChart } from './LineChart.tsx'
import { sampleLines, samplePoints } from './sampleChart.ts'

const meta = {
  title: 'Components/Marks/LineChart',
  component: LineChart,
  args: {
    label: 'Starts and completions by week',
    points: samplePoints,
    lines: sampleLines,
    formatValue: String,
    hint: 'Arrow keys go through the weeks.',
  },
} satisfies Meta<typeof LineChart>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Two lines; the arrow keys tell both values of a week. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider')
    plot.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(plot).toHaveAttribute('aria-valuetext', samplePoints.at(-3)?.text)
    await userEvent.keyboard('{Home}')
    await expect(plot).toHaveAttribute('aria-valuenow', '0')
  },
}

/** What changed on a day. */
export const Mark: Story = { args: { marks: [{ at: 5.5, label: 'Version 7, 12 Oct' }] } }

/** Nothing happened. */
export const Zero: Story = {
  args: { lines: sampleLines.map((line) => ({ ...line, values: line.values.map(() => 0), endLabel: '0' })) },
}
