/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play, Plus, RotateCcw } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Button } from './Button.tsx'
import { Icon } from '../Icon/Icon.tsx'

const icon = (Glyph: typeof Plus) => <Icon glyph={Glyph} />

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Add person', onPress: fn() },
} satisfies Meta<typeof Button>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The usual button. */
export const Outline: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Add person') }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

/** The next step; one in a view. */
export const Solid: Story = {
  args: { variant: 'solid', size: 'lg', icon: icon(Play), children: 'Resume at 12:40' },
}

/** A way that is there, but quiet. */
export const Plain: Story = { args: { variant: 'plain', children: 'Import a list' } }

/** What cannot be undone: outlined where it starts, solid where it is confirmed. */
export const Danger: Story = {
  render: () => (
    <Inline space={12}>
      <Button tone="danger" icon={icon(RotateCcw)}>
        Reset completions
      </Button>
      <Button variant="solid" tone="danger">
        Reset
      </Button>
    </Inline>
  ),
}

/** Focusable and explained, never faded. */
export const Disabled: Story = {
  args: {
    variant: 'solid',
    isDisabled: true,
    disabledReason: 'Reset works as soon as the word matches.',
    children: 'Reset',
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: sampleText('Reset') })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(sampleText('Reset works as soon as the word matches.'))
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Keeps name, focus and place while the work runs. */
export const Pending: Story = {
  args: { variant: 'solid', isPending: true, children: 'Save' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Save') }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Plain buttons at the edges of a column: the words stand on its lines, the grounds reach beyond. */
export const AtTheEdge: Story = {
  render: () => (
    <div style={{ inlineSize: 320, marginInline: 24 }} data-testid="column">
      <Inline justify="between">
        <Button variant="plain" edge="start">
          Count all
        </Button>
        <Button variant="plain" size="sm" edge="end">
          Cancel
        </Button>
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const column = canvas.getByTestId('column').getBoundingClientRect()
    await expect(canvas.getByText(sampleText('Count all')).getBoundingClientRect().left).toBeCloseTo(column.left, 0)
    await expect(canvas.getByText(sampleText('Cancel')).getBoundingClientRect().right).toBeCloseTo(column.right, 0)
  },
}

/** Long words wrap; nothing is cut. */
export const LongWord: Story = {
  args: { children: 'Datenschutzgrundverordnungsunterweisung zuweisen', icon: icon(Plus) },
  decorators: [
    (Story) => (
      <div lang="de" style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
}
