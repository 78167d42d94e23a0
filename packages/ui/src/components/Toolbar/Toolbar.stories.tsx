/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlignCenter, AlignLeft, Bold, Italic, List, ListOrdered } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Toolbar, ToolbarGroup } from './Toolbar.tsx'

const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Formatting',
    children: (
      <>
        <ToolbarGroup label="Style">
          <IconButton label="Bold" icon={<Icon glyph={Bold} />} isPressed />
          <IconButton label="Italic" icon={<Icon glyph={Italic} />} isPressed={false} />
        </ToolbarGroup>
        <ToolbarGroup label="Lists">
          <IconButton label="Bullets" icon={<Icon glyph={List} />} isPressed={false} />
          <IconButton label="Numbers" icon={<Icon glyph={ListOrdered} />} isPressed={false} />
        </ToolbarGroup>
        <ToolbarGroup label="Alignment">
          <IconButton label="At the start" icon={<Icon glyph={AlignLeft} />} isPressed />
          <IconButton label="Centred" icon={<Icon glyph={AlignCenter} />} isPressed={false} />
        </ToolbarGroup>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Groups of tools, one tab stop. */
export const Groups: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: sampleText('Bullets') })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: sampleText('Centred') })).toHaveFocus()
  },
}

/** Without room it wraps. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
}

/** Without groups. */
export const Plain: Story = {
  args: {
    label: 'List',
    children: (
      <>
        <IconButton label="Bullets" icon={<Icon glyph={List} />} variant="outline" />
        <Link href="/help" variant="button">
          Help
        </Link>
      </>
    ),
  },
}

/** Where words run from right to left. */
export const FromRightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
