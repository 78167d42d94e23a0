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
        uuid: 'a2',
        at: '2026-11-23T10:05:00.000Z',
        actor: 'Miriam Vogel',
        action: 'membership.update',
        isOwn: false,
        unit,
        changes: [
          { field: 'unit', before: null, after: unit.uuid },
          { field: 'role', before: 'MEMBER', after: 'DEPUTY' },
          { field: 'until', before: null, after: '2027-01-31' },
        ],
      },
      {
        uuid: 'a1',
        at: '2026-11-20T09:12:00.000Z',
        actor: null,
        action: 'user.update',
        isOwn: false,
        unit: null,
        changes: [{ field: 'email', before: null, after: null }],
      },
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
    await expect(screen.getByText('Email address: changed')).toBeVisible()
    await expect(screen.queryByText(/Unit: (empty|changed)/)).toBeNull()
  },
}

/** Where a place ended, what it was stands before. */
export const Left: Story = {
  args: {
    items: [
      {
        uuid: 'a3',
        at: '2026-11-24T10:05:00.000Z',
        actor: 'Miriam Vogel',
        action: 'membership.remove',
        isOwn: false,
        unit,
        changes: [
          { field: 'unit', before: unit.uuid, after: null },
          { field: 'role', before: 'MEMBER', after: null },
        ],
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Unit: Lager Süd')).toBeVisible()
  },
}

/** A unit's history says whom a change concerned, and of many how many they were. */
export const OfAUnit: Story = {
  args: {
    items: [
      {
        uuid: 'a5',
        at: '2026-11-24T10:05:00.000Z',
        actor: 'Miriam Vogel',
        action: 'unit.members.update',
        isOwn: false,
        unit: null,
        people: ['Ada Lindacher'],
        changes: [{ field: 'role', before: 'MEMBER', after: 'MANAGER' }],
      },
      {
        uuid: 'a4',
        at: '2026-11-24T10:00:00.000Z',
        actor: 'Miriam Vogel',
        action: 'unit.members.plan',
        isOwn: false,
        unit: null,
        people: null,
        changes: [
          { field: 'people', before: null, after: '1500' },
          { field: 'role', before: null, after: 'MEMBER' },
          { field: 'begins', before: null, after: '2027-01-31' },
        ],
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Person: Ada Lindacher')).toBeVisible()
    await expect(screen.getByText('People: 1,500')).toBeVisible()
    await expect(screen.getByText('First day: empty → 31.01.2027')).toBeVisible()
  },
}

/** Who came and went by themselves was neither added nor removed. */
export const OnTheirOwn: Story = {
  args: {
    items: [
      {
        uuid: 'a7',
        at: '2026-11-24T10:05:00.000Z',
        actor: 'Ada Lindacher',
        action: 'membership.remove',
        isOwn: true,
        unit,
        changes: [
          { field: 'unit', before: unit.uuid, after: null },
          { field: 'role', before: 'MEMBER', after: null },
        ],
      },
      {
        uuid: 'a6',
        at: '2026-11-24T10:00:00.000Z',
        actor: 'Ada Lindacher',
        action: 'membership.add',
        isOwn: true,
        unit,
        changes: [
          { field: 'unit', before: null, after: unit.uuid },
          { field: 'role', before: null, after: 'MEMBER' },
        ],
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Ada Lindacher: Joined a unit on their own')).toBeVisible()
    await expect(screen.getByText('Ada Lindacher: Left a unit on their own')).toBeVisible()
  },
}
