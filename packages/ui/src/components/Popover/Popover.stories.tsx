/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    trigger: 'Why',
    title: 'Why this person sees it',
    children: 'Assignment “Safety 2026”, for Lager Nord with its units.',
  },
} satisfies Meta<typeof Popover>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The details of one thing. */
export const Details: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Why') }))
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: sampleText('Why this person sees it') })).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleText('Why') })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Why') }))
    await screen.findByRole('dialog')
  },
}

/** A short form; its answer closes it. */
export const ShortForm: Story = {
  render: function Render() {
    const [name, setName] = useState('Lager Nord')
    return (
      <Popover trigger="Save the view" title="Save the view">
        {(close) => (
          <>
            <TextField label="Name" value={name} onChange={setName} />
            <Button variant="solid" onPress={close}>
              Save
            </Button>
          </>
        )}
      </Popover>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Save the view') }))
    await userEvent.click(await screen.findByRole('button', { name: sampleText('Save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The trigger is one glyph with a name. */
export const OnlyIcon: Story = {
  args: { trigger: <Icon glyph={CircleHelp} />, label: 'Why this person sees it', variant: 'plain' },
}

/** It opens above where that is asked for, or where there is no room below. */
export const Above: Story = {
  args: { placement: 'top start' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Why') }))
    await screen.findByRole('dialog')
  },
}
