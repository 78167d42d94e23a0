/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { sampleViews } from './sampleViews.ts'
import { SavedViews } from './SavedViews.tsx'

const meta = {
  title: 'Components/Collections/SavedViews',
  component: SavedViews,
  args: {
    views: sampleViews,
    currentId: 'overdue',
    onSave: fn(),
    onSaveAs: fn(),
    onRevert: fn(),
    onRename: fn(),
    onShare: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof SavedViews>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {}

/** What is seen differs from what the view keeps. */
export const Changed: Story = {
  args: { isChanged: true },
  play: async ({ canvas, args, globals }) => {
    const {
      table: { tools },
    } = await storyWords(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: `${tools.saveView} ${tools.viewMenu(sampleText('Overdue'))}` }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: tools.saveChanges }))
    await expect(args.onSave).toHaveBeenCalledWith('overdue')
  },
}

/** The built-in view can only be kept under a new name. */
export const BuiltIn: Story = { args: { currentId: 'all', isChanged: true } }

/** Tabs without room are scrolled to. */
export const Narrow: Story = {
  args: { isChanged: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
}
