import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { RefusedState } from './RefusedState.tsx'

const ask = fn()

const meta = {
  title: 'Components/Feedback/RefusedState',
  component: RefusedState,
  args: {
    title: 'You cannot see this list',
    children: 'It needs the right “View people” in Hamburg. Jonas Weidmann can grant it.',
  },
} satisfies Meta<typeof RefusedState>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Says which right is missing and who can grant it. */
export const WithRequest: Story = {
  args: {
    request: { label: 'Ask for access', onPress: ask },
    back: { label: 'Back to the dashboard', href: '/dashboard' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Ask for access') }))
    await expect(ask).toHaveBeenCalledTimes(1)
  },
}

/** Nobody can be asked from here: the way back alone. */
export const OnlyBack: Story = { args: { back: { label: 'Back to the dashboard', href: '/dashboard' } } }

/** The request is on its way. */
export const Asking: Story = { args: { request: { label: 'Ask for access', onPress: ask, isPending: true } } }

/** As part of a page, below its own headings. */
export const InASection: Story = { args: { level: 3 } }
