import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { jobNotice } from '../../domain/job/jobFixture.tsx'
import { OpenScreensProvider } from '../../domain/navigation/OpenScreens.tsx'
import { openScreensOf } from '../../routes/menu/openScreens.tsx'
import { failed, known, waiting } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { titles } from '../../routes/titles.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { withWords } from '../../testing/withWords.tsx'
import { AccessTab } from './person/AccessTab.tsx'
import { CreateView } from './person/CreatePart.tsx'
import { HistoryTab } from './person/HistoryTab.tsx'
import { PersonView } from './person/PersonPart.tsx'
import { ProfileTab } from './person/ProfileTab.tsx'
import { UnitsTab } from './person/UnitsTab.tsx'
import {
  abilitiesFixture,
  historyFixture,
  membershipsFixture,
  pageFixture,
  peopleFixture,
  personFixture,
  permissionsAndCountsFixture,
} from './peopleFixture.ts'
import type { PersonTab } from './list/peopleList.ts'
import { customFieldsFixture, customValuesFixture } from '../../domain/custom-field/customFieldFixture.ts'
import { bulkChunk } from './bulk/bulkChunk.ts'
import { createChunk, linksChunk, personChunk } from './drawerChunks.ts'
import { actionChunk, listChunk } from './chunks.ts'
import { notices, peopleListFixture } from './list/peopleListFixture.tsx'
import { UserManagementView } from './UserManagementView.tsx'

const now = new Date('2026-11-22T09:30:00Z')
const nothing = () => undefined
const changed = fn()
const done = () => Promise.resolve({ changed: 1, job: null, userErrors: [], problem: null })

const meta = {
  title: 'Screens/user-management',
  component: UserManagementView,
  loaders: [async () => preloadAll(listChunk, bulkChunk, personChunk, createChunk, linksChunk, actionChunk)],
  decorators: [
    (Story) => (
      <OpenScreensProvider screens={openScreensOf(['ADMIN'])}>
        <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
          <Story />
        </main>
      </OpenScreensProvider>
    ),
    withWords({ title: titles.userManagement }),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: 'User management',
    list: peopleListFixture(),
    permissionsAndCounts: known(permissionsAndCountsFixture),
    units: { find: () => Promise.resolve([]), chosen: null },
    selected: new Set<string>(),
    onSelect: fn(),
    dates: datesFixture,
    now,
    notices: notices(),
    drawer: null,
    onAct: fn(),
    onExport: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onAddIntent: nothing,
  },
} satisfies Meta<typeof UserManagementView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nobody is there yet: the one next step. */
export const New: Story = {
  args: { list: peopleListFixture({}, []) },
}

/** A manager to whom no unit was given yet: who gives one, and nothing that leads nowhere. */
export const NoUnitYet: Story = {
  args: {
    ...New.args,
    permissionsAndCounts: known({
      ...permissionsAndCountsFixture,
      abilities: abilitiesFixture({ grantableRoles: ['LEARNER'], canAnonymise: false, managesUnits: false }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
    await expect(canvas.queryAllByRole('link')).toHaveLength(0)
  },
}

export const Filled: Story = {
  parameters: screenLooks.whole,
  args: { list: peopleListFixture({ change: changed }) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'ami')
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ search: 'ami' }, false))
  },
}

/** The rows came, numbers and rights did not. */
export const PartialError: Story = {
  args: {
    permissionsAndCounts: failed('UNAVAILABLE'),
    list: peopleListFixture({
      count: { matching: null, isCapped: false, problem: { code: 'UNAVAILABLE', requestId: null } },
    }),
  },
}

/** Of the numbers beside the views one did not come; the others stand there. */
export const CountsPartly: Story = {
  args: {
    permissionsAndCounts: {
      ...known({ ...permissionsAndCountsFixture, suspended: null }),
      problem: { code: 'UNAVAILABLE', requestId: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Never signed in 12' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Suspended' })).toBeVisible()
  },
}

/** The phone: rows are cards. */
export const Small: Story = {
  args: { selected: new Set(['person-2']) },
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

export const FirstLoad: Story = {
  args: { list: peopleListFixture({ page: waiting, count: { matching: null, isCapped: false } }) },
}
export const Refreshing: Story = {
  args: { list: peopleListFixture({ page: { ...known(pageFixture()), isWaiting: true } }) },
}

/** Filters took everybody away: the way back comes first. */
export const EmptyBecauseFiltered: Story = {
  args: {
    list: peopleListFixture({ query: '?status=INVITED&inactive=90..' }, []),
  },
}
export const Failed: Story = { args: { list: peopleListFixture({ page: failed('INTERNAL', '8F2C-41') }) } }
export const NoPermission: Story = {
  args: { list: peopleListFixture({ page: failed('FORBIDDEN') }), permissionsAndCounts: failed('FORBIDDEN') },
}

/** The rows of before stay readable. */
export const Offline: Story = {
  args: {
    list: peopleListFixture({
      page: { ...known(pageFixture()), problem: { code: 'UNREACHABLE', requestId: null } },
    }),
  },
}

/** Sign-ins wait, and work goes on by itself. */
export const AtWork: Story = {
  args: {
    notices: notices({
      waitingLinks: 2,
      job: jobNotice({
        job: known({
          uuid: 'j',
          kind: 'users.suspend',
          state: 'RUNNING',
          done: 93,
          total: 214,
          failed: 0,
          error: null,
          fileUrl: null,
          fileName: null,
          isFileWithdrawn: false,
          canCancel: true,
          canRetry: false,
        }),
      }),
    }),
  },
}

/** Work has ended; some of it could not be done. */
export const WorkEnded: Story = {
  args: {
    notices: notices({
      job: jobNotice({
        job: known({
          uuid: 'j',
          kind: 'users.invite',
          state: 'DONE',
          done: 212,
          total: 214,
          failed: 2,
          error: null,
          fileUrl: null,
          fileName: null,
          isFileWithdrawn: false,
          canCancel: false,
          canRetry: true,
        }),
        failures: known([{ object: 'p', name: 'Hannelore Untermoser', code: 'NO_ADDRESS' }]),
      }),
    }),
  },
}

/** All that match are selected, those of other pages too. */
export const AllThatMatch: Story = {
  args: {
    selected: { all: true, except: new Set(['person-1']) },
    list: peopleListFixture({ count: { matching: 3482, isCapped: false } }),
  },
}

const person = (tab: PersonTab, body: Parameters<typeof PersonView>[0]['children'], parts = personFixture()) => (
  <PersonView
    uuid="person-1"
    row={peopleFixture[0] ?? null}
    tab={tab}
    tabHref={(other) => `/?open=person-1&tab=${other}`}
    steps={{ onPrevious: null, onNext: nothing }}
    abilities={abilitiesFixture()}
    person={known(parts)}
    onClose={nothing}
    onAct={nothing}
    onRetry={nothing}
  >
    {body}
  </PersonView>
)
const open = peopleListFixture({ query: '?open=person-1' })

export const Person: Story = {
  args: {
    list: open,
    drawer: person('profile', (one) => (
      <ProfileTab
        person={{ ...one, custom: [...customValuesFixture] }}
        custom={customFieldsFixture}
        abilities={abilitiesFixture({ grantableRoles: ['LEARNER'] })}
        dates={datesFixture}
        change={() =>
          Promise.resolve({ entry: null, userErrors: [], problem: { code: 'UNREACHABLE', requestId: null } })
        }
        onChanged={nothing}
      />
    )),
  },
}
export const PersonSmall: Story = {
  ...Person,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

/** Somebody else saved the same field: both values, nothing chosen in advance. */
export const Conflict: Story = {
  args: {
    list: open,
    drawer: person('profile', (one) => (
      <ProfileTab
        person={one}
        custom={[]}
        abilities={abilitiesFixture()}
        dates={datesFixture}
        change={() =>
          Promise.resolve({
            entry: personFixture({ familyName: 'Mbeki', revision: 5 }),
            userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }],
            problem: null,
          })
        }
        onChanged={nothing}
      />
    )),
  },
  play: async () => {
    const field = await screen.findByDisplayValue('Okafor')
    await userEvent.clear(field)
    await userEvent.type(field, 'Okello{Enter}')
    await waitFor(() => expect(screen.getByText('Mbeki')).toBeVisible())
    for (const radio of screen.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

const comingFixture = {
  uuid: '0193a000-0000-7000-8000-000000000801',
  unit: { uuid: '0193a000-0000-7000-8000-000000000802', name: 'Lager Süd', key: 'lager-sued' },
  person: 'person-1',
  name: 'Amina Okafor',
  role: 'MEMBER',
  from: '2027-01-01',
  begins: { timeZone: 'Europe/Berlin', daysLeft: 36 },
  until: '2027-12-31',
  isWaiting: false,
  revision: 1,
} as const
const units = {
  memberships: known(membershipsFixture),
  coming: [comingFixture],
  ofComing: { change: done, takeBack: done, planAgain: done },
  retry: nothing,
  makeDefault: done,
  change: done,
  remove: done,
  takeBack: done,
}

export const PersonUnits: Story = {
  args: {
    list: open,
    drawer: person('units', () => (
      <UnitsTab use={units} mayChange dates={datesFixture} onAdd={nothing} onChanged={nothing} />
    )),
  },
}
export const PersonAccess: Story = {
  args: {
    list: open,
    drawer: person('access', (one) => (
      <AccessTab
        person={{ ...one, deactivateOn: '2026-11-29', ends: { timeZone: 'Europe/Berlin', daysLeft: 5 } }}
        abilities={abilitiesFixture({ source: 'OUTSIDE', hasMailServer: false })}
        dates={datesFixture}
        now={now}
        onAct={nothing}
        onPasswordLink={nothing}
      />
    )),
  },
}
export const PersonHistory: Story = {
  args: {
    list: open,
    drawer: person('history', () => (
      <HistoryTab history={known(historyFixture)} dates={datesFixture} onRetry={nothing} onPage={nothing} />
    )),
  },
}

const noUnits = () => Promise.resolve([])

/** What is wrong with a new person is said at its field, and nothing typed is lost. */
export const NewPersonWithErrors: Story = {
  args: {
    list: peopleListFixture({ query: '?open=new' }),
    drawer: (
      <CreateView
        abilities={abilitiesFixture()}
        custom={customFieldsFixture}
        find={noUnits}
        dates={datesFixture}
        onClose={nothing}
        onCreated={nothing}
        create={() => Promise.resolve({ person: null, userErrors: [{ code: 'TAKEN', path: ['email'] }] })}
      />
    ),
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /Add person|Person anlegen|Ongeza mtu/ }).length).toBeGreaterThan(1),
    )
    const [submit] = screen.getAllByRole('button', { name: /Add person|Person anlegen|Ongeza mtu/ }).slice(-1)
    if (submit !== undefined) await userEvent.click(submit)
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(1))
  },
}
