import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known, waiting } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { joinChunk } from './chunks.ts'
import { joiningFixture, ownUnitFixture } from './myUnitsFixture.ts'
import { MyUnitsView } from './MyUnitsView.tsx'
import type { Choice } from './useMyUnits.ts'

const own = ownUnitFixture({ isDefault: true, unit: { color: '#0f766e' } })
const managed = ownUnitFixture({
  unit: { uuid: '0193a000-0000-7000-8000-000000000003', name: 'Safety at Work', isActive: false },
  path: [
    { uuid: '1', name: 'Kijani Logistics' },
    { uuid: '2', name: 'Warehouse Mombasa' },
  ],
  role: 'MANAGER',
  managers: [
    { name: 'Amani Juma', email: null, avatarUrl: null, role: 'MANAGER' },
    { name: 'Neema Okello', email: 'neema.okello@kijani.example', avatarUrl: null, role: 'DEPUTY' },
  ],
  children: [
    { uuid: '4', name: 'Fire wardens' },
    { uuid: '5', name: 'First aid' },
  ],
  memberCount: 24,
  isManaged: true,
})
const general = ownUnitFixture({
  unit: { uuid: '0193a000-0000-7000-8000-000000000001', name: 'Kijani Logistics', isGeneral: true },
  path: [],
  managers: [],
  until: '2027-06-30',
  ends: { timeZone: 'Africa/Nairobi', daysLeft: 5 },
  role: 'DEPUTY',
  memberCount: 1000,
})

const meta = {
  title: 'Screens/my-units',
  component: MyUnitsView,
  decorators: [withTexts],
  loaders: [async () => preloadAll(joinChunk)],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.myUnits,
    units: known([own, general, managed]),
    retry: fn(),
    choose: fn((): Promise<Choice> => Promise.resolve(null)),
    canManage: true,
    joining: joiningFixture({
      joinable: known({
        items: [],
        pageInfo: { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false },
      }),
      requests: known([]),
    }),
    dates: datesFixture,
  },
} satisfies Meta<typeof MyUnitsView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const chooses = /^(Use this unit’s branding|Design dieser Einheit|Tumia chapa)/

/** Nobody has added the person to a unit. */
export const New: Story = { args: { units: known([]) } }

export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: chooses })
    if (first === undefined) throw new Error('There is no unit to choose.')
    const mentions = (): number => canvas.queryAllByText((text) => text.includes('Kijani Logistics')).length
    const before = mentions()
    await userEvent.click(first)
    await expect(args.choose).toHaveBeenCalledWith(general.unit.uuid)
    // One sentence more: whose branding is used now.
    await waitFor(() => expect(mentions()).toBe(before + 1))
  },
}

/** The list came with a part missing; what came is shown. */
export const PartialError: Story = {
  args: { units: { isWaiting: false, data: [own], problem: { code: 'INTERNAL', requestId: '01J9-7F3A' } } },
}

/** The phone of somebody who learns. */
export const Small: Story = {
  args: {
    canManage: false,
    units: known([own, general, { ...managed, children: [], isManaged: false }]),
    joining: joiningFixture(),
  },
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

/** Nothing came. */
export const Failed: Story = { args: { units: failed('UNREACHABLE') } }

export const Waiting: Story = { args: { units: waiting } }

/** The choice could not be saved, and says why. */
export const NotChosen: Story = {
  args: { choose: fn((): Promise<Choice> => Promise.resolve({ code: 'UNREACHABLE', requestId: null })) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: chooses })
    if (first === undefined) throw new Error('There is no unit to choose.')
    await userEvent.click(first)
    await expect(
      await canvas.findByText(/^(Nothing was changed|Es hat sich nichts geändert|Hakuna kilichobadilika)/),
    ).toBeVisible()
  },
}

const joined = known([
  own,
  ownUnitFixture({
    unit: { uuid: '0193a000-0000-7000-8000-000000000009', name: 'Chess club' },
    source: 'SELF',
    canLeave: true,
  }),
])

/** Somebody with a request that waits, one that was declined, and units to join. */
export const Joining: Story = {
  args: { units: joined, joining: joiningFixture({ join: fn(joiningFixture().join) }) },
  play: async ({ canvas, args, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(args.joining.join).toHaveBeenCalledWith('0193a000-0000-7000-8000-000000000010')
  },
}

/** Before somebody leaves a unit they are asked; without an answer nothing is done. */
export const Leaving: Story = {
  args: { units: joined, joining: joiningFixture({ leave: fn(joiningFixture().leave) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Leave|Austreten|Ondoka kwenye kitengo)$/ }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await expect(args.joining.leave).not.toHaveBeenCalled()
  },
}

/** The address names a page of units to join that there is not. */
export const JoiningNoSuchPage: Story = {
  args: { joining: joiningFixture({ joinable: failed('BAD_INPUT', '8f2c41'), onFirst: fn() }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Go to the first page|Zur ersten Seite|Nenda kwenye ukurasa wa kwanza)$/ }),
    )
    await expect(args.joining.onFirst).toHaveBeenCalledOnce()
  },
}

/** The units to join did not come; one's own are there. */
export const JoiningFailed: Story = { args: { joining: joiningFixture({ joinable: failed('UNAVAILABLE', '8f2c41') }) } }
