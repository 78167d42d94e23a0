import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { jobNotice } from '../../domain/job/jobFixture.tsx'
import { failed, known, unasked } from '../../testing/answers.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { taskChunk, treeChunk, unitChunk } from './chunks.ts'
import {
  addChunk,
  changeChunk,
  comingChunk,
  exportChunk,
  newChunk,
  requestsChunk,
  rollChunk,
  tabChunks,
} from './panelChunks.ts'
import { UnitManagementView } from './UnitManagementView.tsx'
import { actionsFixture, membersFixture, screenFixture, unitFixture, unitIds } from './unitsFixture.ts'

const meta = {
  title: 'Screens/unit-management',
  component: UnitManagementView,
  decorators: [withAddresses, withTexts],
  loaders: [
    async () =>
      preloadAll(
        treeChunk,
        unitChunk,
        taskChunk,
        ...Object.values(tabChunks),
        newChunk,
        addChunk,
        changeChunk,
        rollChunk,
        requestsChunk,
        comingChunk,
        exportChunk,
      ),
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: screenFixture,
} satisfies Meta<typeof UnitManagementView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const { address } = screenFixture

/** The tree alone; nothing is open yet. */
export const New: Story = { args: { address: { ...address, unit: null }, unit: unasked } }

/** A unit with its people. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Lager Nord' })).toBeVisible()
    // The phone shows the unit alone.
    if (window.matchMedia('(max-width: 640px)').matches) return
    await expect(screen.getByRole('treeitem', { current: 'page' })).toHaveTextContent('Lager Nord')
  },
}

/** A large change goes on by itself. */
export const AtWork: Story = {
  args: {
    job: jobNotice({
      job: known({
        uuid: 'j',
        kind: 'units.change',
        state: 'RUNNING',
        done: 3100,
        total: 20480,
        failed: 0,
        error: null,
        fileUrl: null,
        fileName: null,
        isFileWithdrawn: false,
        canCancel: true,
        canRetry: false,
      }),
    }),
  },
}

/** The people did not come; the rest of the page is there. */
export const PartialError: Story = { args: { members: membersFixture('', { page: failed('UNAVAILABLE', '8f2c41') }) } }

export const Small: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
  play: async ({ canvas }) => {
    // The boxes of the cards stand on the page's edge, on one line with the title, as in every other list.
    const title = await canvas.findByRole('heading', { level: 1 })
    const box = await canvas.findByRole('checkbox', { name: /Amina Okafor/ })
    await waitFor(() => expect(box.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left))
  },
}

/** A manager to whom nobody gave a unit yet. */
export const NothingToManage: Story = {
  args: {
    address: { ...address, unit: null },
    unit: unasked,
    tree: { isWaiting: false, data: { nodes: [], hasMore: false }, problem: null },
  },
}

/** The unit of the address is not one of the manager's. */
export const NotHere: Story = { args: { unit: { isWaiting: false, data: { unit: null }, problem: null } } }

export const Details: Story = { args: { address: { ...address, tab: 'details' } } }
export const History: Story = { args: { address: { ...address, tab: 'history' } } }

/** Nothing of it changes; its key stays for that reason, not because of an import. */
export const Archived: Story = {
  args: {
    address: { ...address, tab: 'details' },
    unit: {
      isWaiting: false,
      data: { unit: unitFixture({ isArchived: true, isActive: false, canChangeKey: false }) },
      problem: null,
    },
  },
  play: async ({ canvas, globals }) => {
    const key = await canvas.findByRole('textbox', { name: /^(Key|Schlüssel|Ufunguo)/ })
    await expect(key).toHaveAttribute('readonly')
    if (globals['locale'] === undefined || globals['locale'] === 'en')
      await expect(key).toHaveAccessibleDescription('The unit is archived, so its key can’t be changed.')
  },
}

/** The consequences stand there before anything is done. */
export const Moving: Story = {
  args: {
    address: { ...address, task: 'move' },
    actions: actionsFixture({ changeUnit: fn(actionsFixture().changeUnit) }),
  },
  play: async ({ args, globals }) => {
    await userEvent.type((await screen.findAllByRole('combobox')).at(-1) ?? document.body, 'Süd')
    await userEvent.click(await screen.findByRole('option', { name: /Uferwerk Süd/ }))
    await expect(await screen.findByText(/Rosa Lindacher/)).toBeVisible()
    await expect(screen.getByText(/Miriam Schäfer/)).toBeVisible()
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    const word = await screen.findByRole('textbox', { name: /Lager Nord/ })
    await userEvent.type(word, 'Lager Nord')
    const dialog = screen.getByRole('alertdialog')
    const act = [...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Move')
    if (act !== undefined) await userEvent.click(act)
    await waitFor(() =>
      expect(args.actions.changeUnit).toHaveBeenCalledWith(
        { kind: 'MOVE', unit: unitIds.nord, target: unitIds.sued },
        3,
        48,
      ),
    )
  },
}

export const SwitchingOff: Story = { args: { address: { ...address, task: 'deactivate' } } }

/** A place below itself is no place. */
export const Refused: Story = {
  args: {
    address: { ...address, task: 'archive' },
    actions: actionsFixture({
      preview: () =>
        Promise.resolve({
          consequences: { ...emptyConsequences(), userErrors: [{ code: 'GENERAL_UNIT', path: [] }] },
          problem: null,
        }),
    }),
  },
}

export const NewUnit: Story = { args: { address: { ...address, task: 'new' } } }

/** A pasted list says whom its lines mean before anybody is added. */
export const Adding: Story = {
  args: { address: { ...address, task: 'add' } },
  play: async () => {
    // Nobody is named yet.
    await expect((await screen.findAllByRole('button')).at(-1)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(
      (await screen.findAllByRole('textbox')).find(({ tagName }) => tagName === 'TEXTAREA') ?? document.body,
      'amina.okafor@uferwerk.example{Enter}nobody@uferwerk.example',
    )
    await expect(await screen.findByText('Amina Okafor', { selector: 'li span' })).toBeVisible()
    await expect(await screen.findByText('nobody@uferwerk.example', { selector: 'li' })).toBeVisible()
  },
}

/** A year's classes, with their likely next names. */
export const RollingForward: Story = {
  args: {
    address: { ...address, unit: unitIds.hamburg, task: 'roll' },
    unit: { isWaiting: false, data: { unit: unitFixture({ uuid: unitIds.hamburg, name: 'Hamburg' }) }, problem: null },
  },
}

/** A manager takes the classes on by their names: keys are the administrators'. */
export const RollingForwardAsManager: Story = {
  args: {
    address: { ...address, unit: unitIds.hamburg, task: 'roll' },
    unit: {
      isWaiting: false,
      data: { unit: unitFixture({ uuid: unitIds.hamburg, name: 'Hamburg', canChangeKeysBelow: false }) },
      problem: null,
    },
    actions: { ...screenFixture.actions, rollForward: fn(screenFixture.actions.rollForward) },
  },
  play: async ({ args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(await screen.findByRole('button', { name: 'Show consequences' }))
    await expect(screen.queryByRole('textbox', { name: 'Next key' })).toBeNull()
    const { state } = args.classes
    const keys = (state.data ?? []).map(({ key }) => key)
    await expect(args.actions.rollForward).toHaveBeenCalledWith(
      expect.objectContaining({ steps: keys.map((key) => expect.objectContaining({ key }) as unknown) }),
      true,
    )
  },
}

/** The year that was rolled forward can be taken back for seven days. */
export const RollingBack: Story = {
  args: {
    address: { ...address, task: 'unroll' },
    unit: {
      isWaiting: false,
      data: { unit: unitFixture({ rolledForward: { undo: unitIds.sued, at: '2026-11-20T08:00:00.000Z' } }) },
      problem: null,
    },
  },
}

export const Exporting: Story = { args: { address: { ...address, task: 'export' } } }

/** The classes did not come; the year can be tried again. */
export const RollingFailed: Story = {
  args: {
    address: { ...address, task: 'roll' },
    classes: { state: failed('UNAVAILABLE', '8f2c41'), retry: () => undefined },
  },
}

/** People ask to join; whoever is declined is told why. */
export const Requests: Story = {
  args: {
    address: { ...address, task: 'requests' },
    unit: { isWaiting: false, data: { unit: unitFixture({ joinMode: 'REQUEST', requestCount: 3 }) }, problem: null },
    requests: { ...screenFixture.requests, decide: fn(screenFixture.requests.decide) },
  },
  play: async ({ args, globals }) => {
    const [all, first] = await screen.findAllByRole('checkbox', { name: /^(Select all|Amina Okafor)/ })
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(screen.getByRole('button', { name: 'Decline' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(first ?? document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    await expect(await screen.findByText('Add a reason. The person will see it.')).toBeVisible()
    await userEvent.click(all ?? document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Approve 3 people' }))
    await waitFor(() =>
      expect(args.requests.decide).toHaveBeenCalledWith(
        [expect.any(String), expect.any(String), expect.any(String)],
        true,
        '',
      ),
    )
  },
}

/** Some come on a later day, one of them once the unit is active again; a day is changed, and one does not come. */
export const Coming: Story = {
  args: {
    address: { ...address, task: 'coming' },
    unit: { isWaiting: false, data: { unit: unitFixture({ comingCount: 1500 }) }, problem: null },
    coming: {
      ...screenFixture.coming,
      change: fn(screenFixture.coming.change),
      takeBack: fn(screenFixture.coming.takeBack),
      onMove: fn(),
      onSearch: fn(),
      onExport: fn(),
    },
  },
  play: async ({ args, globals }) => {
    await expect(
      await screen.findByText('Bartholomäus von Hohenlohe-Schillingsfürst', { selector: 'li span' }),
    ).toBeVisible()
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(screen.getAllByRole('button', { name: 'starts in 36 days' })).toHaveLength(2)
    const pages = within(screen.getByRole('navigation', { name: 'Pages of scheduled members' }))
    await expect(pages.getByRole('status')).toHaveTextContent('1 to 3 of 1,500')
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }))
    await expect(args.coming.onMove).toHaveBeenCalledWith('next', 1500)
    await userEvent.click(screen.getByRole('button', { name: 'Export list' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    await expect(args.coming.onExport).toHaveBeenCalledWith('CSV')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name or number' }), 'Zawadi{Enter}')
    await waitFor(() => expect(args.coming.onSearch).toHaveBeenCalledWith('Zawadi'))
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Friedrich Aldinger' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() =>
      expect(args.coming.takeBack).toHaveBeenCalledWith(expect.objectContaining({ name: 'Friedrich Aldinger' })),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Zawadi Mbeki' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change role or dates' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.coming.change).toHaveBeenCalledWith(expect.objectContaining({ name: 'Zawadi Mbeki' }), {
        role: 'MEMBER',
        until: null,
        from: '2027-01-01',
      }),
    )
  },
}

const nobodyComes = {
  isWaiting: false,
  data: { items: [], pageInfo: { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false } },
  problem: null,
}

/** Nobody comes any more. */
export const NobodyComing: Story = {
  args: { address: { ...address, task: 'coming' }, coming: { ...screenFixture.coming, page: nobodyComes } },
}

/** Nobody whom the search means. */
export const NobodyFoundComing: Story = {
  args: {
    address: { ...address, task: 'coming' },
    coming: { ...screenFixture.coming, search: 'Zawadi', page: nobodyComes },
  },
}

/** Nobody waits any more. */
export const NoRequests: Story = {
  args: {
    address: { ...address, task: 'requests' },
    requests: {
      ...screenFixture.requests,
      page: { isWaiting: false, data: { items: [], pageInfo: { hasNext: false } }, problem: null },
    },
  },
}

function emptyConsequences() {
  return {
    units: 0,
    people: 0,
    gain: [],
    gainCount: 0,
    lose: [],
    loseCount: 0,
    designPeople: 0,
    designFrom: null,
    doubleMembers: 0,
    isLarge: false,
  }
}
