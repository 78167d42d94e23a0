/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { allSampleTexts, sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { ContextMenu } from './ContextMenu.tsx'

const onRemind = fn()
const label = 'Actions for Amina Okafor'
const sections = [
  {
    id: 'all',
    items: [
      { id: 'remind', label: 'Remind', onAction: onRemind },
      { id: 'lock', label: 'Lock' },
    ],
  },
]

const meta = {
  title: 'Components/Actions/ContextMenu',
  component: ContextMenu,
  args: {
    label,
    sections,
    children: (
      <Inline space={12}>
        <Button>Amina Okafor</Button>
        <MenuButton label={label} sections={sections} isSquare>
          <Icon glyph={Ellipsis} />
        </MenuButton>
      </Inline>
    ),
  },
} satisfies Meta<typeof ContextMenu>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** By the right button, at the pointer. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button', { name: 'Amina Okafor' }), { clientX: 90, clientY: 40 })
    await userEvent.click(await screen.findByRole('menuitem', { name: sampleText('Remind') }))
    await expect(onRemind).toHaveBeenCalledTimes(1)
  },
}

/** By Shift + F10, below the element. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: sampleText('Remind') })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Amina Okafor' })).toHaveFocus())
  },
}

/** The visible button beside it has the same entries. */
export const VisibleWay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: allSampleTexts(label) }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: sampleText('Lock') })).toBeVisible())
  },
}

/** Closed, it draws nothing. */
export const Closed: Story = {}
