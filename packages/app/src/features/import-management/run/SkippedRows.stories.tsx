import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { withTexts } from '../../../testing/withTexts.tsx'
import { datesOfStories, rowsFixture } from '../importFixture.ts'
import { SkippedRows, type SkippedRowsProps } from './SkippedRows.tsx'

const args: SkippedRowsProps = {
  count: 3,
  kind: 'USERS',
  fields: [],
  dates: datesOfStories,
  find: () => Promise.resolve(rowsFixture.slice(0, 3)),
}

const meta = {
  title: 'Screens/import-management/rows not undone',
  component: SkippedRows,
  decorators: [withTexts],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { locale: 'en' },
  args,
} satisfies Meta<typeof SkippedRows>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const three = '3 rows were not undone.'

async function see(canvas: Canvas): Promise<void> {
  ;(await canvas.findByRole('button', { name: 'Show rows that were not undone' })).focus()
  await userEvent.keyboard('{Enter}')
}

/** Everything was undone: the text says so, and there is nothing to show. */
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything was undone.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** How many is said by itself; which they are is asked for, and the keyboard comes along. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(three)).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
    await see(canvas)
    await expect(await canvas.findByRole('list', { name: /^Not undone/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Not undone/ })).toHaveFocus())
    await expect(canvas.getByText(three)).toBeVisible()
    await expect(canvas.queryByText(/^Only the first/)).toBeNull()
  },
}

/** More than are listed. */
export const Many: Story = {
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await see(canvas)
    await expect(await canvas.findByText('Only the first 3 rows are listed here.')).toBeVisible()
  },
}

/** The rows of the import were removed since. */
export const Gone: Story = {
  args: { find: () => Promise.resolve([]) },
  play: async ({ canvas }) => {
    await see(canvas)
    await expect(await canvas.findByText(/^These rows can no longer be listed/)).toBeVisible()
    await expect(canvas.getByText(three)).toBeVisible()
  },
}

/** They could not be asked for; the same again may do. */
export const Failed: Story = {
  args: { find: () => Promise.resolve(null) },
  play: async ({ canvas }) => {
    await see(canvas)
    await expect(await canvas.findByText('Could not load the rows. Try again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show rows that were not undone' })).toBeVisible()
  },
}

/** How many they were was never counted: nothing is claimed. */
export const NotCounted: Story = {
  args: { count: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/./)
  },
}
