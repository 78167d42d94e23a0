import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { unasked } from '../../../testing/answers.ts'
import { preloadAll } from '../../../testing/preloadAll.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { taskChunk, treeChunk } from '../chunks.ts'
import { newChunk } from '../panelChunks.ts'
import { UnitManagementView } from '../UnitManagementView.tsx'
import { screenFixture } from '../unitsFixture.ts'

const { address } = screenFixture

const meta = {
  title: 'Screens/unit-management/new unit',
  component: UnitManagementView,
  decorators: [withAddresses, withTexts],
  loaders: [async () => preloadAll(treeChunk, taskChunk, newChunk)],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: { ...screenFixture, address: { ...address, unit: null, task: 'new' }, unit: unasked },
} satisfies Meta<typeof UnitManagementView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** W4: what is missing is told at once, the parent too; the key follows the name until somebody edits it. */
export const NewUnitWithoutParent: Story = {
  globals: { locale: 'en' },
  play: async () => {
    const field = (name: string) => screen.findByRole('textbox', { name })
    await userEvent.click(await screen.findByRole('button', { name: 'Create unit' }))
    await waitFor(async () => {
      const summary = await screen.findByRole('group', { name: '3 problems to fix before saving' })
      await expect(
        within(summary)
          .getAllByRole('listitem')
          .map((line) => line.textContent),
      ).toEqual(['Parent unit: Choose a parent unit.', 'Name: Enter a name.', 'Key: Enter a key.'])
    })
    await userEvent.click(screen.getByRole('link', { name: 'Parent unit' }))
    await expect(await screen.findByRole('combobox', { name: 'Parent unit' })).toHaveFocus()
    await userEvent.type(await field('Name'), 'Lager Süd')
    await expect(await field('Key')).toHaveValue('lager-sud')
    await waitFor(() => expect(screen.getByRole('group', { name: '1 problem to fix before saving' })).toBeVisible())
    await userEvent.type(await field('Key'), '-1')
    await userEvent.type(await field('Name'), ' 2')
    await expect(await field('Key')).toHaveValue('lager-sud-1')
  },
}
