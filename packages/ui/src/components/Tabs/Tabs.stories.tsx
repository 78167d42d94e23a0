/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { TabLinks, Tabs } from './Tabs.tsx'
import type { TabItem } from './tabsTypes.ts'

const parts: readonly TabItem[] = [
  { id: 'members', label: 'Members', count: 48 },
  { id: 'assignments', label: 'Assignments', count: 9 },
  { id: 'rights', label: 'Rights' },
  { id: 'design', label: 'Design' },
]

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Parts of the unit',
    items: parts,
    selectedKey: 'members',
    onSelectionChange: () => undefined,
    children: null,
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.selectedKey)
    return (
      <Tabs {...args} selectedKey={open} onSelectionChange={setOpen}>
        <Text>{args.items.find(({ id }) => id === open)?.label}: what belongs to Lager Nord.</Text>
      </Tabs>
    )
  },
} satisfies Meta<typeof Tabs>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The arrows open what they reach. */
export const Automatic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: sampleText('Rights') }))
    await expect(canvas.getByRole('tabpanel', { name: sampleText('Rights') })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: `${sampleText('Assignments')} 9` })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tabpanel', { name: `${sampleText('Members')} 48` })).toBeVisible()
  },
}

/** The arrows only move; Enter or Space opens. */
export const ByHand: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: `${sampleText('Members')} 48` })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tabpanel', { name: `${sampleText('Assignments')} 9` })).toBeVisible()
  },
}

/** A tab says how many errors its fields have. */
export const WithProblems: Story = {
  args: {
    label: 'Parts of the form',
    items: [
      { id: 'members', label: 'Person' },
      { id: 'access', label: 'Access', problems: 2, problemsLabel: '2 errors' },
      { id: 'units', label: 'Units', disabledReason: 'Save the person first.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: `${sampleText('Access')} ${sampleText('2 errors')}` })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: sampleText('Units') })).toHaveAccessibleDescription(
      sampleText('Save the person first.'),
    )
  },
}

/** Saved views of a list: each tab is an address. */
export const AsLinks: Story = {
  render: () => (
    <TabLinks
      label="Saved views"
      currentKey="all"
      items={[
        { id: 'all', label: 'All', count: 1284, href: '/users' },
        { id: 'overdue', label: 'Overdue', count: 37, href: '/users?view=overdue' },
        { id: 'never', label: 'Never signed in', count: '1,000+', href: '/users?view=never' },
      ]}
      actions={
        <Link href="/users/views/new" variant="action">
          Save view
        </Link>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: new RegExp(`^${sampleText('All')} 1.284$`) })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** What finds no room is scrolled to; the open tab is always in view. */
export const Narrow: Story = {
  args: { selectedKey: 'design' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
}
