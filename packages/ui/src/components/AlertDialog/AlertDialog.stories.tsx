/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileX } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { framed } from '../../../../../.storybook/docsFrame.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { AlertDialog, useAlertDialogWarmer } from './AlertDialog.tsx'

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'Reset 1,031 completions?',
    children: 'The people concerned must pass the test again. This cannot be undone.',
    consequences: [
      { id: 'certificates', tone: 'bad', text: '874 valid certificates become invalid', glyph: FileX },
      { id: 'due', tone: 'warn', text: 'New due date for all: 24 December 2026' },
      { id: 'stays', tone: 'ok', text: 'Ratings, notes and badges stay' },
    ],
    actionLabel: 'Reset',
    onAction: () => undefined,
  },
  parameters: framed(),
} satisfies Meta<typeof AlertDialog>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const isOpen = async (): Promise<void> => {
  await waitFor(() =>
    expect(screen.getByRole('alertdialog', { name: sampleText('Reset 1,031 completions?') })).toBeVisible(),
  )
}

/** The word opens the way; Cancel and Escape are always free. */
export const TypedWord: Story = {
  render: function Render(args) {
    const [isAsking, setAsking] = useState(false)
    const warm = useAlertDialogWarmer()
    return (
      <>
        <Button tone="danger" onPress={() => setAsking(true)} onIntent={warm}>
          Reset completions
        </Button>
        <AlertDialog
          {...args}
          isOpen={isAsking}
          onOpenChange={setAsking}
          confirmWord="Load securing"
          onAction={() => setAsking(false)}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Reset completions') }))
    await isOpen()
    const reset = screen.getByRole('button', { name: sampleText('Reset') })
    await expect(reset).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(screen.getByRole('textbox'), sampleText('Load securing'))
    await expect(reset).not.toHaveAttribute('aria-disabled')
    await userEvent.click(reset)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleText('Reset completions') })).toHaveFocus())
  },
}

/** Without a word: the question, what it brings about, the two answers. */
export const Plain: Story = { play: isOpen }

/** From 1280 px it stands over the free column, so that it never covers what it asks about. */
export const Beside: Story = { args: { placement: 'beside', confirmWord: 'Load securing' }, play: isOpen }

/** The action is on its way; leaving stays possible. */
export const Pending: Story = { args: { isPending: true }, play: isOpen }

/** It did not work: said inside, and nothing of it is lost. */
export const Failed: Story = {
  args: { errorMessage: 'The server did not answer. Nothing was reset; try again in a minute.' },
  play: async () => {
    await isOpen()
    await expect(screen.getByRole('alert')).toHaveTextContent(
      sampleText('The server did not answer. Nothing was reset; try again in a minute.'),
    )
  },
}
