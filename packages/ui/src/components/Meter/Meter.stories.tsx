/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Meter } from './Meter.tsx'

const zones = [
  { upTo: 6, tone: 'ok', label: 'Enough room' },
  { upTo: 9, tone: 'warn', label: 'Nearly full' },
  { upTo: 10, tone: 'bad', label: 'Full: nothing can be uploaded' },
] as const

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { label: 'Storage of the unit', value: 4.2, max: 10, valueText: '4.2 of 10 GB', zones },
} satisfies Meta<typeof Meter>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Enough: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: sampleText('Storage of the unit') })).toHaveAttribute(
      'aria-valuetext',
      `${sampleText('4.2 of 10 GB')}, ${sampleText('Enough room')}`,
    )
  },
}

/** It comes near. */
export const Near: Story = { args: { value: 8.2, valueText: '8.2 of 10 GB' } }

/** It is reached. */
export const Reached: Story = { args: { value: 10, valueText: '10 of 10 GB' } }

/** A quantity without a judgement. */
export const WithoutZones: Story = {
  render: () => <Meter label="Seats taken" value={31} max={40} valueText="31 of 40" />,
}
