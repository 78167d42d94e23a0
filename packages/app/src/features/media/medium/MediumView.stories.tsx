import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { failed, known, waiting } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withTexts } from '../../../testing/withTexts.tsx'
import { enrolmentFixture, myMediumFixture, myPathFixture } from '../mediaFixture.ts'
import { MediumView } from './MediumView.tsx'

const use = { retry: fn(), refetch: fn(() => Promise.resolve()) }

const meta = {
  title: 'Screens/media/Medium',
  component: MediumView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    medium: { ...known(myMediumFixture()), ...use },
    dates: datesFixture,
    onRenew: fn(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof MediumView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** A course in progress; its test waits for the part before. */
export const Course: Story = {
  play: async () => {
    await expect(
      screen.getByRole('link', { name: /Opens after “Protective equipment” with at least 80/ }),
    ).toBeVisible()
  },
}

/** A second round, with the first one below. */
export const SecondCycle: Story = {
  args: {
    medium: {
      ...known(
        myMediumFixture({
          otherCycles: [enrolmentFixture(9, { state: 'EXPIRED', completedAt: '2025-11-02T08:00:00.000Z' })],
        }),
      ),
      ...use,
    },
  },
}

/** What has expired is renewed here: certificates and the list of what is due lead to this page. */
export const Expired: Story = {
  args: {
    medium: {
      ...known(
        myMediumFixture({
          enrolment: {
            ...myMediumFixture().enrolment,
            state: 'EXPIRED',
            action: 'RENEW',
            completedAt: '2025-11-02T08:00:00.000Z',
            validUntilDay: '2026-11-02',
          },
        }),
      ),
      ...use,
    },
  },
  play: async ({ args: { onRenew } }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Renew' }))
    await expect(onRenew).toHaveBeenCalledOnce()
  },
}

/** A learning path, with a stage that is locked. */
export const Path: Story = {
  args: { medium: { ...known(myPathFixture()), ...use } },
  play: async () => {
    await expect(screen.getByText(/Opens when stage 2 is done/)).toBeVisible()
  },
}

export const FirstLoad: Story = { args: { medium: { ...waiting, ...use } } }

export const Gone: Story = { args: { medium: { ...failed('NOT_FOUND'), ...use } } }
