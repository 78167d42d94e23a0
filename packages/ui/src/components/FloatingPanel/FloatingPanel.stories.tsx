/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { FloatingPanel, type FloatingPanelProps } from './FloatingPanel.tsx'

function Sample(props: Pick<FloatingPanelProps, 'title' | 'children'>) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div style={{ paddingBlockStart: 320 }}>
      <Button ref={trigger} onPress={() => setIsOpen(true)}>
        Why
      </Button>
      <FloatingPanel {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} triggerRef={trigger} />
    </div>
  )
}

const meta = {
  title: 'Components/Overlays/FloatingPanel',
  component: Sample,
  args: {
    title: 'Why this person sees it',
    children: 'Assignment “Safety 2026”, for Lager Nord with its units.',
  },
} satisfies Meta<typeof Sample>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Opened by its trigger; Escape gives the focus back. */
export const Opened: Story = {
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
