/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { framed } from '../../../../../.storybook/docsFrame.ts'
import { allSampleTexts, sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { createToasts, type ToastOptions } from './toasts.ts'

const meta = {
  title: 'Components/Overlays/Toast',
  component: ToastRegion,
  args: { toasts: createToasts(), label: 'Notifications' },
} satisfies Meta<typeof ToastRegion>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const undone = fn()
const removed: ToastOptions = {
  message: '“German at work” was removed from your list.',
  action: { label: 'Undo', icon: <Icon glyph={Undo2} />, onAction: undone },
}

/** A queue of its own for each drawing, as an app has one. */
function Sample({ label, options }: { readonly label: string; readonly options: readonly ToastOptions[] }) {
  const [toasts] = useState(createToasts)
  return (
    <>
      <Inline space={12}>
        {options.map((each) => (
          <Button key={each.message} onPress={() => toasts.toast(each)}>
            {each.tone ?? 'ok'}
          </Button>
        ))}
      </Inline>
      <ToastRegion toasts={toasts} label={label} />
    </>
  )
}

/** What was done, and the way back; it stays at least 20 s. */
export const WithUndo: Story = {
  render: ({ label }) => <Sample label={label} options={[removed]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ok' }))
    await waitFor(() => expect(screen.getByRole('region', { name: sampleText('Notifications') })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: sampleText('Undo') }))
    await expect(undone).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'ok' }))
  },
}

/** The four tones; three are in sight, the fourth waits. */
export const Tones: Story = {
  render: ({ label }) => (
    <Sample
      label={label}
      options={[
        { message: '93 people were imported.' },
        { message: 'Version 5 can be seen by all.', tone: 'info' },
        { message: '2 reminders wait until you are online.', tone: 'warn' },
        { message: 'The reminder was not sent.', tone: 'bad' },
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { texts } = await storyWords(globals)
    for (const name of ['ok', 'info', 'warn', 'bad']) await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
    await userEvent.click(screen.getAllByRole('button', { name: texts.close })[0] ?? document.body)
    await waitFor(() => expect(screen.getByText(sampleText('The reminder was not sent.'))).toBeVisible())
  },
}

/** F6 leads there from anywhere and back. */
export const ByKeyboard: Story = {
  render: ({ label }) => <Sample label={label} options={[removed]} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'ok' })
    await userEvent.click(opener)
    await screen.findByRole('button', { name: sampleText('Undo') })
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('button', { name: sampleText('Undo') })).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Alive over an open dialog. */
export const OverADialog: Story = {
  parameters: framed(),
  render: function Render({ label }) {
    const [toasts] = useState(createToasts)
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <AlertDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Delete the course?"
          actionLabel="Delete"
          onAction={() => toasts.toast(allSampleTexts(removed))}
        >
          12 people lose it.
        </AlertDialog>
        <ToastRegion toasts={toasts} label={label} />
      </>
    )
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: sampleText('Delete') }))
    await userEvent.click(await screen.findByRole('button', { name: sampleText('Undo') }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
