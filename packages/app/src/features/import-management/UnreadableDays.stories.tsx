import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { preloadAll } from '../../testing/preloadAll.ts'
import { fieldRefuses, mend } from '../../testing/unreadable.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { openImport } from './importAddress.ts'
import { actionsFixture, dataFixture, datesOfStories, importFixture } from './importFixture.ts'
import { columnsChunk } from './wizard/stepChunks.ts'
import { WizardView } from './wizard/WizardView.tsx'

const nothing = () => undefined
const check = fn(actionsFixture.check)
const constants = [{ field: 'STARTS_ON' as const, custom: null, value: '2026-12-01' }]

const meta = {
  title: 'Screens/import-management/days that cannot be read',
  component: WizardView,
  loaders: [async () => preloadAll(columnsChunk)],
  decorators: [withAddresses, withTexts],
  globals: { locale: 'en' },
  args: {
    now: new Date('2026-11-22T09:30:00Z'),
    dates: datesOfStories,
    isAdmin: true,
    listHref: '/',
    newHref: '/?import=new',
    onAddressChange: nothing,
    onLeave: nothing,
    address: openImport('i1'),
    data: dataFixture(
      { ...importFixture({ state: 'PARSED', checkedAt: null, brake: null }), constants },
      { actions: { ...actionsFixture, check } },
    ),
    unit: { id: 'u1', label: 'Uferwerk Hamburg' },
    find: () => Promise.resolve([]),
    findKey: () => Promise.resolve([]),
  },
} satisfies Meta<typeof WizardView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The dry run does not begin with the day that stood in every row before. */
export const DayOfEveryRow: Story = {
  play: async () => {
    check.mockClear()
    const start = await screen.findByRole('button', { name: 'Start the dry run' })
    await fieldRefuses('First day', '31.11.2026', start)
    await expect(check).not.toHaveBeenCalled()
    await mend('First day', '30.11.2026')
    await userEvent.click(start)
    await waitFor(() =>
      expect(check).toHaveBeenCalledWith(
        expect.objectContaining({ constants: [expect.objectContaining({ field: 'STARTS_ON', value: '2026-11-30' })] }),
      ),
    )
  },
}
