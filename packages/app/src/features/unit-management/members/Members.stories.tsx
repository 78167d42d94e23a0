import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import type { UserSelection } from '@somo/graphql/schema'
import type { BulkAnswer, Forecast } from '../../../domain/list/bulk/bulk.ts'
import { jobNotice } from '../../../domain/job/jobFixture.tsx'
import { failed, known, unasked, waiting } from '../../../testing/answers.ts'
import { preloadAll } from '../../../testing/preloadAll.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { UnitManagementView } from '../UnitManagementView.tsx'
import { addChunk, tabChunks } from '../panelChunks.ts'
import { taskChunk, treeChunk, unitChunk } from '../chunks.ts'
import { memberActChunk } from './memberChunks.ts'
import {
  actionsFixture,
  emptyMembers,
  memberPage,
  membersFixture,
  screenFixture,
  unitFixture,
} from '../unitsFixture.ts'
import type { UnitActions } from '../useUnitManagement.ts'

const meta = {
  title: 'Screens/unit-management/members',
  component: UnitManagementView,
  decorators: [withAddresses, withTexts],
  loaders: [
    async () => preloadAll(treeChunk, unitChunk, taskChunk, ...Object.values(tabChunks), memberActChunk, addChunk),
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const isEnglish = (globals: Record<string, unknown>): boolean =>
  globals['locale'] === undefined || globals['locale'] === 'en'
const uncounted = { matching: null, isCapped: false, isCounting: false, onCountAll: () => undefined, problem: null }
const selectAll = async (canvas: Canvas): Promise<void> =>
  userEvent.click((await canvas.findAllByRole('checkbox', { name: /Select all|Alle|zote/i }))[0] ?? document.body)

/** All that match are to be taken out: the question. */
async function askToTakeOut(canvas: Canvas): Promise<HTMLElement> {
  const bar = within(await canvas.findByRole('toolbar', { name: /selected|selection/i }))
  await userEvent.click(bar.getByRole('button', { name: /Select all 48/ }))
  await userEvent.click(bar.getByRole('button', { name: 'Remove from unit' }))
  return screen.findByRole('alertdialog')
}

const previewed = (count: number): Forecast => ({
  consequences: { concerned: count, unchanged: 0, refused: [], confirmation: String(count) },
  problem: null,
})
const taken = (isDone: boolean): BulkAnswer => ({
  changed: isDone ? 47 : 0,
  job: null,
  userErrors: isDone ? [] : [{ code: 'COUNT_CHANGED', path: ['selection', 'expectedCount'] }],
  problem: null,
})
const nobody = { page: known(emptyMembers), count: { ...uncounted, matching: 0 } }

/** Nobody is in the unit yet: the one next step. */
export const New: Story = {
  args: { unit: known({ unit: unitFixture({ memberCount: 0 }) }), members: membersFixture('', nobody) },
}

/** The filters took everybody away: the way back comes first. */
export const EmptyBecauseFiltered: Story = {
  args: { members: membersFixture('?q=zz&role=DEPUTY', nobody) },
  play: async ({ canvas, globals }) => {
    if (isEnglish(globals))
      await expect(await canvas.findByRole('button', { name: 'Clear search and filters' })).toBeVisible()
  },
}

export const FirstLoad: Story = { args: { members: membersFixture('', { page: waiting, count: uncounted }) } }
export const Refreshing: Story = {
  args: { members: membersFixture('', { page: { ...known(memberPage), isWaiting: true } }) },
}
export const Failed: Story = {
  args: { members: membersFixture('', { page: failed('INTERNAL', '8f2c41'), count: uncounted }) },
}
export const NoPermission: Story = {
  args: { members: membersFixture('', { page: failed('FORBIDDEN'), count: uncounted }) },
}

/** The rows came, their number and the saved views did not. */
export const PartialError: Story = {
  args: {
    members: membersFixture('', {
      count: { ...uncounted, problem: { code: 'UNAVAILABLE', requestId: null } },
      saved: { ...membersFixture().saved, views: [], problem: { code: 'UNAVAILABLE', requestId: null } },
    }),
  },
}

/** The rows of before stay readable. */
export const Offline: Story = {
  args: {
    members: membersFixture('', { page: { ...known(memberPage), problem: { code: 'UNREACHABLE', requestId: null } } }),
  },
}

/** Sorted, filtered, in other columns, as a link has it. */
export const Arranged: Story = {
  args: { members: membersFixture('?role=MANAGER,DEPUTY&sort=-since&columns=name,displayedId,role,since') },
}

/** Whether a last day is over is told by the clocks of the unit, whatever the day where the list is read. */
export const EndsByTheUnitsClocks: Story = {
  args: {
    members: membersFixture('', {
      page: known({
        ...memberPage,
        items: memberPage.items.map((member, i) => ({
          ...member,
          ...(i === 0
            ? { role: 'DEPUTY', until: '2099-12-31', ends: { timeZone: 'Pacific/Kiritimati', daysLeft: -1 } }
            : {}),
          ...(i === 1 ? { role: 'DEPUTY', until: '2020-01-01', ends: { timeZone: 'Etc/GMT+12', daysLeft: 0 } } : {}),
        })),
      }),
    }),
  },
  play: async ({ canvas, globals }) => {
    if (!isEnglish(globals)) return
    await expect(await canvas.findByRole('row', { name: /Jonas Weidmann.*until 31\.12\.2099.*ended/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Amina Okafor.*until 01\.01\.2020.*last day is today/ })).toBeVisible()
  },
}

/** More than twenty of all that match are taken out only once their number is typed; it can be undone. */
export const TakingOutAll: Story = {
  args: { actions: actionsFixture({ removeMembers: fn(actionsFixture().removeMembers) }) },
  play: async ({ canvas, args, globals }) => {
    await selectAll(canvas)
    if (!isEnglish(globals)) return
    const dialog = await askToTakeOut(canvas)
    await waitFor(() => expect(within(dialog).getByText('48 people leave Lager Nord.')).toBeVisible())
    const act = within(dialog).getByRole('button', { name: 'Remove from unit' })
    await userEvent.type(within(dialog).getByRole('textbox'), '48')
    await userEvent.click(act)
    await waitFor(() =>
      expect(args.actions.removeMembers).toHaveBeenCalledWith(
        unitFixture().uuid,
        { members: { unit: unitFixture().uuid, filter: {} }, except: [], expectedCount: 48 },
        '48',
      ),
    )
  },
}

/** Their number changes while it is typed: the question counts again, says so and is confirmed anew; nothing selected is lost. */
export const TakingOutOthers: Story = {
  args: {
    onMembersChanged: fn(),
    actions: actionsFixture({
      removeMembers: fn((_unit: string, { expectedCount }: UserSelection) =>
        Promise.resolve(taken(expectedCount === 47)),
      ),
      previewMembers: fn<UnitActions['previewMembers']>(),
    }),
  },
  play: async ({ canvas, args, globals }) => {
    mocked(args.actions.previewMembers).mockResolvedValueOnce(previewed(48)).mockResolvedValue(previewed(47))
    await selectAll(canvas)
    if (!isEnglish(globals)) return
    const dialog = await askToTakeOut(canvas)
    const act = (): HTMLElement => within(dialog).getByRole('button', { name: 'Remove from unit' })
    await waitFor(() => expect(within(dialog).getByText('48 people leave Lager Nord.')).toBeVisible())
    await userEvent.type(within(dialog).getByRole('textbox'), '48')
    await userEvent.click(act())
    await waitFor(() => expect(within(dialog).getByText(/from 48 to 47/)).toBeVisible())
    await expect(within(dialog).getByText('47 people leave Lager Nord.')).toBeVisible()
    await expect(within(dialog).getByRole('textbox')).toHaveValue('')
    await expect(act()).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onMembersChanged).toHaveBeenCalled()
    await userEvent.type(within(dialog).getByRole('textbox'), '47')
    await userEvent.click(act())
    const selection: unknown = expect.objectContaining({ expectedCount: 47 })
    await waitFor(() =>
      expect(args.actions.removeMembers).toHaveBeenLastCalledWith(unitFixture().uuid, selection, '47'),
    )
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

/** Several get another role; a deputy needs a last day before anything is foretold. */
export const ChangingRoles: Story = {
  args: {
    actions: actionsFixture({ setRole: fn(actionsFixture().setRole), undoMembers: fn(actionsFixture().undoMembers) }),
  },
  play: async ({ canvas, args, globals }) => {
    for (const name of [/Amina Okafor/, /Hannelore/])
      await userEvent.click(await canvas.findByRole('checkbox', { name }))
    if (!isEnglish(globals)) return
    await userEvent.click(canvas.getByRole('button', { name: 'Change role' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Deputy' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show consequences' }))
    await waitFor(() => expect(screen.getByText('Enter a last day. Deputies need one.')).toBeVisible())
    await userEvent.click(screen.getByRole('radio', { name: 'Manager' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show consequences' }))
    // The question comes in with a fade.
    await waitFor(() => expect(screen.getByText('2 people get the role Manager.')).toBeVisible())
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change role' }))
    await waitFor(() =>
      expect(args.actions.setRole).toHaveBeenCalledWith(
        unitFixture().uuid,
        { uuids: expect.any(Array) as unknown },
        { role: 'MANAGER', until: null },
      ),
    )
  },
}

const today = '2026-11-26'

/** All that match get a last day: one that is over is told at its field, and what it would do names the day. */
export const SettingLastDays: Story = {
  args: {
    actions: actionsFixture({
      setRole: fn(actionsFixture().setRole),
      previewMembers: (unit, selection, place) =>
        (place?.until ?? today) < today
          ? Promise.resolve({
              consequences: {
                concerned: 0,
                unchanged: 0,
                refused: [{ code: 'IN_THE_PAST', count: 48 }],
                confirmation: null,
              },
              problem: null,
            })
          : actionsFixture().previewMembers(unit, selection, place),
    }),
  },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(
      (await canvas.findAllByRole('checkbox', { name: /Select all|Alle|zote/i }))[0] ?? document.body,
    )
    if (!isEnglish(globals)) return
    const bar = await canvas.findByRole('toolbar', { name: /selected|selection/i })
    await userEvent.click(within(bar).getByRole('button', { name: /Select all 48/ }))
    await userEvent.click(within(bar).getByRole('button', { name: 'Change role' }))
    const day = await screen.findByRole('textbox', { name: /^Last day/ })
    await userEvent.type(day, '01.02.2020')
    await userEvent.click(screen.getByRole('button', { name: 'Show consequences' }))
    await waitFor(() => expect(screen.getByText('The date is in the past. Choose a later one.')).toBeVisible())
    await expect(day).toHaveValue('01.02.2020')
    await userEvent.clear(day)
    await userEvent.type(day, '31.12.2098')
    await userEvent.click(screen.getByRole('button', { name: 'Show consequences' }))
    await waitFor(() => expect(screen.getByText('48 people get the role Member until 31.12.2098.')).toBeVisible())
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change role' }))
    await waitFor(() =>
      expect(args.actions.setRole).toHaveBeenCalledWith(
        unitFixture().uuid,
        { members: { unit: unitFixture().uuid, filter: {} }, except: [], expectedCount: 48 },
        { role: 'MEMBER', until: '2098-12-31' },
      ),
    )
  },
}

/** People are chosen by name, one after the other, beside a pasted list. */
export const AddingByName: Story = {
  args: {
    address: { ...screenFixture.address, task: 'add' },
    actions: actionsFixture({ addMembers: fn(actionsFixture().addMembers) }),
  },
  play: async ({ args, globals }) => {
    for (const name of [/Amina Okafor/, /Amara Njeri/]) {
      await userEvent.type((await screen.findAllByRole('combobox')).at(-1) ?? document.body, 'am')
      await userEvent.click(await screen.findByRole('option', { name }))
    }
    if (!isEnglish(globals)) return
    await expect(await screen.findByRole('button', { name: 'Add 2 people' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 people' }))
    await waitFor(() =>
      expect(args.actions.addMembers).toHaveBeenCalledWith(
        unitFixture().uuid,
        [expect.any(String), expect.any(String)],
        { role: 'MEMBER', until: null, from: null },
      ),
    )
  },
}

/** Work has ended whose unit is not open any more. */
export const WorkWithoutUnit: Story = {
  args: {
    address: { ...screenFixture.address, unit: null },
    unit: unasked,
    job: jobNotice({
      job: known({
        uuid: 'j',
        kind: 'units.change',
        state: 'DONE',
        done: 1,
        total: 1,
        failed: 0,
        error: null,
        fileUrl: null,
        fileName: null,
        isFileWithdrawn: false,
        canCancel: false,
        canRetry: false,
      }),
    }),
  },
}

/** The list on a phone: rows are cards, with the same actions. */
export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

const treeAlone = { address: { ...screenFixture.address, unit: null }, unit: unasked } as const

/** The list of units on its way, failed, refused, searched without a match, and as it was before the connection was lost. */
export const UnitsWaiting: Story = { args: { ...treeAlone, tree: waiting } }
export const UnitsFailed: Story = { args: { ...treeAlone, tree: failed('UNAVAILABLE', '8f2c41') } }
export const UnitsRefused: Story = { args: { ...treeAlone, tree: failed('FORBIDDEN') } }
export const UnitsNoMatch: Story = {
  args: { ...treeAlone, address: { ...treeAlone.address, search: 'zz' }, tree: known({ nodes: [], hasMore: false }) },
}
export const UnitsOffline: Story = {
  args: { ...treeAlone, tree: { ...screenFixture.tree, problem: { code: 'UNREACHABLE', requestId: null } } },
}
