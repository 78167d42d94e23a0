import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Role } from '@somo/graphql/schema'
import { expect, fn, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { openScreensOf } from '../../routes/menu/openScreens.tsx'
import { titles } from '../../routes/titles.ts'
import { unitFixture } from '../../testing/unitFixture.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { DashboardView } from './DashboardView.tsx'
import { LateWidgets } from './LateWidgets.tsx'
import { JoinRequestsNotice } from './lazy/JoinRequestsNotice.tsx'
import { SetupList } from './lazy/SetupList.tsx'
import type { SetupActions } from './lazy/useSetup.ts'
import { quickWays } from './quickWays.ts'
import type { JoinRequests, Setup } from './useDashboard.ts'

const known = <Data,>(data: Data): QueryState<Data> => ({ isWaiting: false, data, problem: null })
const failed = <Data,>(requestId: string | null): QueryState<Data> => ({
  isWaiting: false,
  data: null,
  problem: { code: requestId === null ? 'UNREACHABLE' : 'INTERNAL', requestId },
})
const nothing = { isWaiting: false, data: null, problem: null } as const

const allSteps = [
  'ORGANISATION_KIND',
  'PRODUCT_NAME',
  'LOGO',
  'PRIMARY_COLOR',
  'OWN_PROFILE',
  'LEGAL_TEXT',
  'MAIL',
  'FIRST_UNIT',
  'FIRST_IMPORT',
] as const
const setup = (parts: Partial<Setup>, ...done: readonly Setup['steps'][number]['id'][]): Setup => ({
  organisationKind: null,
  steps: allSteps.map((id) => ({ id, isDone: done.includes(id) })),
  ...parts,
})

const actions: SetupActions = {
  wanted: undefined,
  isHiding: false,
  kindProblem: null,
  hideProblem: null,
  choose: fn(),
  hide: fn(),
}
const list = (state: QueryState<Setup>, parts: Partial<SetupActions> = {}) => (
  <SetupList state={state} actions={{ ...actions, ...parts }} onRetry={fn()} />
)

const asked = (state: QueryState<JoinRequests>) => <JoinRequestsNotice state={state} onRetry={fn()} />
const inTwo: JoinRequests = { count: 3, units: 2, first: { uuid: '0197', name: 'Harambee choir' } }

const as = (username: string, givenName: string, ...roles: readonly Role[]) => ({
  person: { givenName, username, roles },
  ways: quickWays(openScreensOf(roles)),
})

const meta = {
  title: 'Screens/dashboard',
  component: DashboardView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    ...as('learner', 'Amani', 'LEARNER'),
    unit: { kind: 'known', value: unitFixture() },
    isWaiting: false,
    late: null,
    notices: known([]),
    reload: fn(),
    apiVersion: known('2.0.4'),
    refusal: null,
    dismissRefusal: () => undefined,
    now: new Date(2026, 10, 24, 8, 30),
    formatDate: (date) => date.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  },
} satisfies Meta<typeof DashboardView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A new installation: the administrator sees what to do first. */
export const New: Story = {
  args: {
    ...as('admin', 'Lukas', 'ADMIN'),
    late: list(known(setup({}))),
    notices: known([{ kind: 'DEMO_ACCOUNTS', since: null }]),
    unit: { kind: 'known', value: null },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^School|^Schule|^Shule/ }))
    await expect(actions.choose).toHaveBeenCalledWith('SCHOOL', null)
  },
}

export const Filled: Story = {
  parameters: screenLooks.whole,
  args: {
    ...as('all', 'Neema', 'ADMIN', 'EDUCATION_MANAGER', 'LEARNER'),
    now: new Date(2026, 10, 24, 13),
    late: list(
      known(
        setup(
          { organisationKind: 'SCHOOL' },
          'ORGANISATION_KIND',
          'PRODUCT_NAME',
          'PRIMARY_COLOR',
          'MAIL',
          'FIRST_UNIT',
        ),
      ),
    ),
    notices: known([{ kind: 'DESIGN_DRAFT', since: '2026-11-23T15:00:00.000Z' }]),
  },
}

/** Somebody who manages units: three ask to join two of them. */
export const Asked: Story = {
  args: { ...as('manager', 'Zawadi', 'EDUCATION_MANAGER'), late: asked(known(inTwo)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Answer$|^Beantworten$|^Jibu$/ })).toHaveAttribute(
      'href',
      '/unit-management?unit=0197&do=requests',
    )
  },
}

/** The same on a phone, in one unit of a long name. */
export const AskedSmall: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
  args: {
    ...as('manager', 'Zawadi', 'EDUCATION_MANAGER'),
    late: asked(
      known({ count: 1, units: 1, first: { uuid: '0197', name: 'Verkehrsdisposition und Tourenplanung Pasipotelea' } }),
    ),
  },
}

/** Whether anybody asks is not known; the page stands. */
export const AskedFailed: Story = {
  args: { ...as('manager', 'Zawadi', 'EDUCATION_MANAGER'), late: asked(failed('01J9-7F3A')) },
}

/** One widget failed, another could not be saved, the rest stands. */
export const PartialError: Story = {
  args: {
    ...as('admin', 'Lukas', 'ADMIN'),
    late: list(failed('01J9-7F3A')),
    notices: known([{ kind: 'DEMO_ACCOUNTS', since: null }]),
    apiVersion: failed(null),
  },
}

/** The phone of an administrator. */
export const Small: Story = { ...Filled, globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

/** Somebody who learns has no list to tick off. */
export const Learner: Story = {}

/** Everything is set up. */
export const Complete: Story = {
  args: {
    ...as('admin', 'Lukas', 'ADMIN'),
    late: list(known(setup({ organisationKind: 'COMPANY' }, ...allSteps))),
  },
}

/** Neither the answer nor putting the list away could be saved. */
export const NotSaved: Story = {
  args: {
    ...as('admin', 'Lukas', 'ADMIN'),
    late: list(known(setup({ organisationKind: 'COMPANY' }, 'ORGANISATION_KIND')), {
      kindProblem: { code: 'UNREACHABLE', requestId: null },
      hideProblem: { code: 'INTERNAL', requestId: null },
    }),
  },
}

/** Nothing is set up: no role, no name, no unit. */
export const NoRole: Story = {
  args: {
    person: { givenName: null, username: 'zawadi.mbeki', roles: [] },
    ways: quickWays(openScreensOf([])),
    unit: { kind: 'known', value: null },
    now: new Date(2026, 10, 24, 20),
  },
}

/** The calls are on their way. */
export const Waiting: Story = {
  args: {
    ...as('admin', 'Lukas', 'ADMIN'),
    isWaiting: true,
    late: <LateWidgets setup={{ ...nothing, isWaiting: true }} requests={null} reload={fn()} isWaiting />,
    notices: { ...nothing, isWaiting: true },
    unit: { kind: 'waiting' },
    apiVersion: { ...nothing, isWaiting: true },
  },
}

/** All calls failed: the page stands, and says of each part that it did not come. */
export const Failed: Story = {
  args: {
    ...as('admin', 'Lukas', 'ADMIN'),
    late: list(failed(null)),
    notices: failed(null),
    unit: { kind: 'failed' },
    apiVersion: failed(null),
  },
}

/** A page was refused, and the person is back here. */
export const Refused: Story = { args: { refusal: { title: titles.system } } }
