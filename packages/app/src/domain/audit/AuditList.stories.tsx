import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { AuditList } from './AuditList.tsx'

const unit = { uuid: '0193a000-0000-7000-8000-000000000802', name: 'Lager Süd', key: 'lager-sued' }

const meta = {
  title: 'Domain/AuditList',
  component: AuditList,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: {
    dates: datesFixture,
    onMore: null,
    items: [
      {
        ...{ uuid: 'a2', at: '2026-11-23T10:05:00.000Z', actor: 'Miriam Vogel', action: 'membership.update', unit },
        changes: [
          { field: 'unit', before: null, after: unit.uuid },
          { field: 'role', before: 'MEMBER', after: 'DEPUTY' },
          { field: 'until', before: null, after: '2027-01-31' },
        ],
      },
      { uuid: 'a1', at: '2026-11-20T09:12:00.000Z', actor: null, action: 'user.update', unit: null, changes: [{ field: 'email', before: null, after: null }] },
    ],
  },
} satisfies Meta<typeof AuditList>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The unit is named once, and days are those of the reader. */
export const Changes: Story = {
  play: async () => {
    await expect(await screen.findByText('Unit: Lager Süd')).toBeVisible()
    await expect(screen.getByText('Last day: empty → 31.01.2027')).toBeVisible()
    await expect(screen.getByText('E-mail address: changed')).toBeVisible()
    await expect(screen.queryByText(/Unit: (empty|changed)/)).toBeNull()
  },
}

/** Where a place ended, what it was stands before. */
export const Left: Story = {
  args: {
    items: [{
      ...{ uuid: 'a3', at: '2026-11-24T10:05:00.000Z', actor: 'Miriam Vogel', action: 'membership.remove', unit },
      changes: [{ field: 'unit', before: unit.uuid, after: null }, { field: 'role', before: 'MEMBER', after: null }],
    }],
  },
  play: async () => {
    await expect(await screen.findByText('Unit: Lager Süd')).toBeVisible()
  },
}
