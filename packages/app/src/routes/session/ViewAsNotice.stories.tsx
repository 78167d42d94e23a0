import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { ViewAsBanner } from './ViewAsNotice.tsx'

const meta = {
  title: 'Screens/view as another person',
  component: ViewAsBanner,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: { name: 'Amani Juma', minutes: 29, onLeave: fn() },
} satisfies Meta<typeof ViewAsBanner>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Above every page, and ended by its button. */
export const Seen: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/Viewing as Amani Juma for 29 more minutes\. You can’t change anything\./),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End' }))
    await expect(args.onLeave).toHaveBeenCalled()
  },
}
export const LastMinute: Story = { args: { minutes: 1 } }
/** Its time is over, or it was ended elsewhere: told at once. */
export const Over: Story = {
  args: { minutes: null },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('You’re no longer viewing as Amani Juma.'),
}
export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
