import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Role } from '@somo/graphql/schema'
import { expect, fn, userEvent, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { openScreensOf } from '../../routes/menu/openScreens.tsx'
import { titles } from '../../routes/titles.ts'
import { unitFixture } from '../../testing/unitFixture.ts'
import { withSession } from '../../testing/withSession.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { tabsOf, type DashboardTab } from './dashboardAddress.ts'
import {
  failed,
  healthFixture,
  known,
  learningWidgets,
  setupFixture,
  storyNow,
  teamWidgets,
  waiting,
  widgetsFixture,
} from './dashboardFixture.ts'
import { DashboardView } from './DashboardView.tsx'

const as = (tab: DashboardTab | null, givenName: string | null, ...roles: readonly Role[]) => ({
  person: { givenName, username: 'demo', roles },
  tabs: tabsOf(roles),
  place: { tab, unit: null },
  screens: openScreensOf(roles),
})

const meta = {
  title: 'Screens/dashboard',
  component: DashboardView,
  decorators: [withTexts, withSession],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    ...as('learning', 'Amina', 'LEARNER'),
    unit: { kind: 'known', value: unitFixture() },
    isWaiting: false,
    widgets: widgetsFixture(learningWidgets()),
    hidden: [],
    hideWidgets: fn(),
    chooseUnit: fn(),
    reload: fn(),
    apiVersion: known('2.0.4'),
    refusal: null,
    dismissRefusal: () => undefined,
    now: storyNow,
  },
} satisfies Meta<typeof DashboardView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Somebody who learns. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
  },
}

/** Somebody who has nothing to do yet. */
export const New: Story = {
  args: {
    widgets: widgetsFixture({
      due: known({ items: [], total: 0, overdue: 0, dueSoon: 0 }),
      recommendations: known([]),
      dates: known([]),
      tally: known({ thisWeek: 0, lastWeek: 0, certificates: { valid: 0, expiring: 0, expired: 0 } }),
    }),
  },
}

/** Somebody who hides much: what is due stays. */
export const Customised: Story = {
  args: { hidden: ['LAST_ACTIVE', 'TALLY', 'CALENDAR', 'RECOMMENDATIONS'] },
}

/** The choice of what is shown. */
export const Customising: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Customise|Anpassen|Badilisha)$/ }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(within(dialog).getAllByRole('checkbox')).toHaveLength(5)
  },
}

/** Two widgets of a learner failed, the others are there. */
export const PartialError: Story = {
  args: { widgets: widgetsFixture({ ...learningWidgets(), due: failed('01J9-7F3A'), dates: failed('01J9-7F3A') }) },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

/** A manager: the team with its units. */
export const Team: Story = {
  parameters: screenLooks.whole,
  args: { ...as('team', 'Miriam', 'LEARNER', 'EDUCATION_MANAGER'), widgets: widgetsFixture(teamWidgets()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^12/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/user-statistics?state=OVERDUE'),
    )
  },
}

export const TeamSmall: Story = {
  ...Team,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

/** A new installation: the administrator sees what to do first. */
export const Administration: Story = {
  args: {
    ...as('administration', 'Lukas', 'ADMIN'),
    widgets: widgetsFixture({
      setup: known(setupFixture('SCHOOL', 'ORGANISATION_KIND', 'MAIL')),
      health: known(healthFixture()),
      notices: known([{ kind: 'DEMO_ACCOUNTS', since: null }]),
    }),
  },
}

/** No role, no name, no unit. */
export const NoRole: Story = {
  args: { ...as(null, null), unit: { kind: 'known', value: null }, widgets: widgetsFixture() },
}

/** The call is on its way. */
export const Waiting: Story = {
  args: {
    isWaiting: true,
    widgets: widgetsFixture({
      notices: waiting,
      due: waiting,
      lastActive: waiting,
      recommendations: waiting,
      dates: waiting,
      tally: waiting,
    }),
  },
}

/** A page was refused, and the person is back here. */
export const Refused: Story = { args: { refusal: { title: titles.system } } }
