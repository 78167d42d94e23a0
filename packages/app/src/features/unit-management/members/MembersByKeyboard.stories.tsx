import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { preloadAll } from '../../../testing/preloadAll.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { UnitManagementView } from '../UnitManagementView.tsx'
import { tabChunks } from '../panelChunks.ts'
import { taskChunk, treeChunk, unitChunk } from '../chunks.ts'
import { memberActChunk } from './memberChunks.ts'
import { screenFixture } from '../unitsFixture.ts'

const meta = {
  title: 'Screens/unit-management/members by keyboard',
  component: UnitManagementView,
  decorators: [withAddresses, withTexts],
  loaders: [async () => preloadAll(treeChunk, unitChunk, taskChunk, ...Object.values(tabChunks), memberActChunk)],
  parameters: { layout: 'fullscreen' },
  args: screenFixture,
} satisfies Meta<typeof UnitManagementView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const isEnglish = (globals: Record<string, unknown>): boolean =>
  globals['locale'] === undefined || globals['locale'] === 'en'

/** A question that is given up leaves the keyboard where it was asked: at the menu of its row. */
export const GivingUpARole: Story = {
  play: async ({ canvas, globals }) => {
    const row = await canvas.findByRole('row', { name: /Amina Okafor/ })
    if (!isEnglish(globals)) return
    const menu = within(row).getByRole('button', { name: /Amina Okafor/ })
    menu.focus()
    // What the dialog is drawn by is fetched the first time alone, and the second time it opens in the frame in which the menu goes.
    for (let opened = 0; opened < 2; opened += 1) {
      await userEvent.keyboard('{Enter}')
      const change = await screen.findByRole('menuitem', { name: 'Change role' })
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(change).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      await waitFor(() => expect(menu).toHaveFocus())
    }
  },
}
