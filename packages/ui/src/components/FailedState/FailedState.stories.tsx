/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { FailedState } from './FailedState.tsx'

const retry = fn()

const meta = {
  title: 'Components/Feedback/FailedState',
  component: FailedState,
  args: {
    title: 'The list could not be loaded',
    children: 'The server did not answer within 10 seconds. Your filters are kept.',
    retry: { label: 'Try again', onPress: retry },
  },
} satisfies Meta<typeof FailedState>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const reference = { id: '8F2C-41', label: 'Reference', copyLabel: 'Copy reference', copiedLabel: 'Reference copied' }

/** What, why, one step, and the reference for those who help. */
export const WithReference: Story = {
  args: { reference },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Try again') }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

/** The head of the list stays above, and its line is the ruled line. */
export const BelowAHead: Story = { args: { isBelowHead: true } }

/** It is being tried again. */
export const Pending: Story = { args: { retry: { label: 'Try again', onPress: retry, isPending: true } } }

/** Trying again cannot help: no step, only what is known. */
export const ForGood: Story = {
  render: () => (
    <FailedState title="This course is no longer there">
      It was deleted on 20 November 2026. Your certificate stays valid.
    </FailedState>
  ),
}
