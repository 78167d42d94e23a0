import { Stack } from '@somo/ui/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import type { PlayedPackage } from '../../../learning/learningTypes.ts'
import { withTexts } from '../../../../testing/withTexts.tsx'
import { ActivityList } from './ActivityList.tsx'
import type { PackageState } from './packageState.ts'
import { RefusedCalls } from './RefusedCalls.tsx'

const unit = (id: string, title: string, address: string | null = `https://content.example/p/${id}.html`) => ({
  id,
  title,
  address,
  depth: 0,
  masteryScore: null,
  launchData: null,
  completionThreshold: null,
})
const played: PlayedPackage = {
  standard: '2004',
  runtime: 'https://content.example/runtime/scorm2004.html',
  sequencing: null,
  activities: [
    unit('basics', 'Basics', null),
    unit('a', 'Why loads slip'),
    unit('b', 'Tie-down lashing with straps'),
    unit('c', 'Final test'),
    unit('d', 'Reading list'),
  ],
}
const state: PackageState = {
  current: 'b',
  units: {
    a: { cmi: { completion_status: 'completed' }, isEnded: true },
    b: { cmi: { completion_status: 'incomplete' }, isEnded: false },
    c: { cmi: { completion_status: 'completed', success_status: 'failed' }, isEnded: true },
  },
  log: [
    {
      activity: 'b',
      call: 'SetValue',
      element: 'cmi.suspend_data',
      length: 70_000,
      code: '406',
      sentence: 'Data Model Element Type Mismatch',
    },
  ],
}

const meta = {
  title: 'Screens/media/player/SCORM activities',
  component: ActivityList,
  decorators: [withTexts],
  args: { played, state, current: 'b', navigation: null, onChoose: fn() },
  render: (args) => (
    <Stack>
      <ActivityList {...args} />
      <RefusedCalls log={args.state.log} />
    </Stack>
  ),
} satisfies Meta<typeof ActivityList>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A package with a folder and four activities; authors see the call that was refused. */
export const Filled: Story = {
  play: async ({ args }) => {
    const links = screen.getAllByRole('button', { name: /Final test|Reading list|Why loads slip|Tie-down/ })
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    await userEvent.click(links[3] ?? document.body)
    await expect(args.onChoose).toHaveBeenCalledWith(played.activities[4])
  },
}

/** The rules of the package allow the current activity and the one before it. */
export const Sequenced: Story = {
  args: { navigation: { isOver: false, isContinueOpen: true, isPreviousOpen: true, choices: ['a'] } },
  play: async () => {
    const buttons = screen.getAllByRole('button', { name: /Final test|Reading list|Why loads slip|Tie-down/ })
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Why loads slip'),
      expect.stringContaining('Tie-down lashing with straps'),
    ])
  },
}
