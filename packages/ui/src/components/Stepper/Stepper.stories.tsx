/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { Stepper } from './Stepper.tsx'

const steps = [
  { id: 'upload', label: 'Upload' },
  { id: 'match', label: 'Match columns' },
  { id: 'dry', label: 'Dry run' },
  { id: 'approve', label: 'Approve' },
  { id: 'apply', label: 'Apply' },
]

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Steps of the import',
    steps,
    currentKey: 'dry',
    summary: 'Step 3 of 5. 1,145 rows checked in 38 s at 11:42. Nothing has been changed yet.',
  },
} satisfies Meta<typeof Stepper>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** In the middle of an import. */
export const Import: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('Dry run')).closest('li')).toHaveAttribute('aria-current', 'step')
  },
}

/** The steps that are done lead back. */
export const LeadingBack: Story = {
  args: { onStepPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Upload') }))
    await expect(args.onStepPress).toHaveBeenCalledWith('upload')
  },
}

/** One has to be corrected. */
export const WithError: Story = {
  args: {
    steps: steps.map((step) => (step.id === 'match' ? { ...step, hasError: true } : step)),
    summary: 'Two columns have no field.',
  },
}

/** Without room only the current name is drawn. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
}
