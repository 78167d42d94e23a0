/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns3 } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { framed } from '../../../../../.storybook/docsFrame.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Shift and C does the same', children: <Button icon={<Icon glyph={Columns3} />}>Columns</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** In focus it is there at once. */
export const InFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

/** Escape puts it away. */
export const PutAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** More than a line wraps. */
export const LongText: Story = {
  ...InFocus,
  args: { text: 'Zeigt oder verbirgt Spalten dieser Tabelle; die Auswahl gilt nur für diese Ansicht.' },
}

/** Above a modal dialog, and alive in it. */
export const InADialog: Story = {
  parameters: framed('320px'),
  render: (args) => (
    <Dialog isOpen onOpenChange={() => undefined} title="Columns of this view" actions={null}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
