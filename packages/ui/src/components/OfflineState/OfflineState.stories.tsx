import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { OfflineState } from './OfflineState.tsx'

const retry = fn()

const meta = {
  title: 'Components/Feedback/OfflineState',
  component: OfflineState,
  args: {
    title: 'You are offline',
    children: 'Courses you saved can be read and finished. This list comes by itself once you are back.',
    retry: { label: 'Try again', onPress: retry },
  },
} satisfies Meta<typeof OfflineState>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** What still works, and that it goes on by itself. */
export const NothingSaved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Try again') }))
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1))
  },
}

/** The browser is back online: it tries by itself. */
export const BackOnline: Story = {
  play: async () => {
    retry.mockClear()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1))
  },
}

/** It is being tried. */
export const Trying: Story = { args: { retry: { label: 'Try again', onPress: retry, isPending: true } } }

/** Below the head of a list. */
export const BelowAHead: Story = { args: { isBelowHead: true, level: 3 } }
