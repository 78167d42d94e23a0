import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { failed, known, waiting } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withTexts } from '../../../testing/withTexts.tsx'
import { detailFixture, offeredEnrolment, offeredMedium } from '../catalogueFixture.ts'
import { CatalogueMediumView } from './CatalogueMediumView.tsx'

const use = { retry: fn(), refetch: fn(() => Promise.resolve()) }
const shown = (medium = offeredMedium(3)) => ({ ...known(detailFixture({ medium })), ...use })

const meta = {
  title: 'Screens/catalogue/Medium',
  component: CatalogueMediumView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    detail: shown(),
    dates: datesFixture,
    listHref: '/catalogue',
    pending: null,
    onStep: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof CatalogueMediumView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** A course that can be started at once. */
export const Course: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Start' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Law and data protection' })).toBeVisible()
  },
}

export const Started: Story = {
  args: { detail: shown(offeredMedium(3, { enrolment: offeredEnrolment() })) },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Resume' })).toBeVisible()
    await expect(screen.getByText('You already have this.')).toBeVisible()
  },
}

/** It waits for approval and can be withdrawn. */
export const Requested: Story = {
  args: {
    detail: shown(
      offeredMedium(3, {
        booking: 'REQUEST',
        enrolment: offeredEnrolment({
          access: 'REQUESTED',
          state: 'NOT_STARTED',
          action: 'NONE',
          progress: 0,
          requestedAt: '2026-11-20T08:00:00.000Z',
        }),
      }),
    ),
  },
}

/** Declined with a reason; it can be requested again. */
export const Declined: Story = {
  args: {
    detail: shown(
      offeredMedium(3, {
        booking: 'REQUEST',
        enrolment: offeredEnrolment({
          access: 'DECLINED',
          state: 'NOT_STARTED',
          action: 'NONE',
          progress: 0,
          mayWithdraw: false,
          declinedReason: 'The budget for this year is used up.',
        }),
      }),
    ),
  },
  play: async () => {
    await expect(screen.getByText(/The budget for this year is used up/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Request' })).toBeVisible()
  },
}

export const AssignedOnly: Story = { args: { detail: shown(offeredMedium(3, { booking: 'ASSIGNED_ONLY' })) } }

export const FirstLoad: Story = { args: { detail: { ...waiting, ...use } } }

export const Gone: Story = { args: { detail: { ...failed('NOT_FOUND'), ...use } } }

export const Small: Story = { parameters: screenLooks.small }
