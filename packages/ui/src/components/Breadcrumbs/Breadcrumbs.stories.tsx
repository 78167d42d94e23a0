/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const path = [
  { id: 'all', label: 'Uferwerk Logistik', href: '/units/1' },
  { id: 'hamburg', label: 'Hamburg', href: '/units/2' },
  { id: 'harbour', label: 'Harbour', href: '/units/3' },
  { id: 'north', label: 'Lager Nord', href: '/units/4' },
]

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Place of this unit', items: path.slice(0, 2) },
} satisfies Meta<typeof Breadcrumbs>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Above a title, which says where one is. */
export const AboveATitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: sampleText('Place of this unit') })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** Without a title it ends with the page itself. */
export const WithCurrentPage: Story = {
  args: { current: 'Lager Nord' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lager Nord')).toHaveAttribute('aria-current', 'page')
  },
}

/** With room a long path is shown whole, and wraps. */
export const Long: Story = { args: { items: path, current: 'Night shift' } }

/** Without room the middle is asked for. */
export const Narrow: Story = {
  args: { items: path, current: 'Night shift' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Hamburg' })).toHaveFocus())
  },
}
