import type { Meta, StoryObj } from '@storybook/react-vite'
import { unitFixture } from '../../testing/unitFixture.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { titles } from '../../routes/titles.ts'
import { DashboardView } from './DashboardView.tsx'

const meta = {
  title: 'Screens/dashboard',
  component: DashboardView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen', a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } } },
  args: {
    person: { givenName: 'Amani', roles: ['LEARNER'] },
    unit: { kind: 'known', value: unitFixture() },
    apiVersion: { isWaiting: false, data: '2.0.4', problem: null },
    refusal: null,
    dismissRefusal: () => undefined,
    now: new Date(2026, 10, 24, 8, 30),
    formatDate: (date) => date.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  },
} satisfies Meta<typeof DashboardView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const AllRoles: Story = {
  args: { person: { givenName: 'Neema', roles: ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'] }, now: new Date(2026, 10, 24, 13) },
}

/** Nothing is set up: no role, no name, no unit. */
export const NoRole: Story = {
  args: { person: { givenName: null, roles: [] }, unit: { kind: 'known', value: null }, now: new Date(2026, 10, 24, 20) },
}

/** The calls are on their way. */
export const Waiting: Story = {
  args: { unit: { kind: 'waiting' }, apiVersion: { isWaiting: true, data: null, problem: null } },
}

/** Both calls failed: the page stands, and says of each value that it did not come. */
export const Failed: Story = {
  args: { unit: { kind: 'failed' }, apiVersion: { isWaiting: false, data: null, problem: { code: 'UNREACHABLE', requestId: null } } },
}

/** A page was refused, and the person is back here. */
export const Refused: Story = { args: { refusal: { title: titles.system } } }

export const Small: Story = { globals: { viewport: { value: 'mobile1' } } }
