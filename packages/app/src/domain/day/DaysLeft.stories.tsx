import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { DaysLeft, DaysUntil } from './DaysLeft.tsx'

const far = [127, 8, 7, 2, 1, 0, -1, -400] as const

const meta = {
  title: 'Parts/DaysLeft',
  component: DaysLeft,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: { count: { daysLeft: 127, timeZone: 'America/Argentina/Buenos_Aires' } },
} satisfies Meta<typeof DaysLeft>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** From far away to long over. */
export const LastDays: Story = {
  render: ({ count }) => (
    <main>
      <Stack space={8}>
        {far.map((daysLeft) => (
          <Text key={daysLeft}>
            <span>31.03.2027</span> <DaysLeft count={{ ...count, daysLeft }} />
          </Text>
        ))}
      </Stack>
    </main>
  ),
  play: async ({ canvas, globals }) => {
    const labels = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    if (globals['locale'] === undefined || globals['locale'] === 'en')
      await expect(labels).toEqual([
        '127 days left',
        '8 days left',
        '7 days left',
        '2 days left',
        'last day is tomorrow',
        'last day is today',
        'ended',
        'ended',
      ])
    // By a press, as by a tap: whose clocks they are.
    await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body)
    await waitFor(() =>
      expect(within(screen.getByRole('tooltip')).getByText(/America\/Argentina\/Buenos Aires/)).toBeVisible(),
    )
  },
}

/** Days that are still to come. */
export const FirstDays: Story = {
  render: ({ count }) => (
    <main>
      <Stack space={8}>
        {[36, 2, 1, 0].map((daysLeft) => (
          <Text key={daysLeft}>
            <span>01.01.2027</span> <DaysUntil count={{ ...count, daysLeft }} />
          </Text>
        ))}
      </Stack>
    </main>
  ),
}
