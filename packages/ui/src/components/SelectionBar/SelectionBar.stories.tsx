/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, BookmarkPlus, Network } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { SelectionAction } from './selectionBarTypes.ts'

const onAssign = fn()
const actions: readonly SelectionAction[] = [
  { id: 'assign', label: 'Assign', icon: <Icon glyph={BookmarkPlus} />, onAction: onAssign },
  { id: 'remind', label: 'Remind', icon: <Icon glyph={Bell} />, onAction: fn() },
  { id: 'unit', label: 'Unit', icon: <Icon glyph={Network} />, onAction: fn() },
]

const meta = {
  title: 'Components/Collections/SelectionBar',
  component: SelectionBar,
  args: {
    count: 3,
    total: 214,
    onSelectAll: fn(),
    onClear: fn(),
    actions,
    moreActions: [
      {
        id: 'more',
        items: [
          { id: 'export', label: 'Export' },
          { id: 'lock', label: 'Lock' },
        ],
      },
    ],
  },
} satisfies Meta<typeof SelectionBar>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, args, globals }) => {
    const { table } = await storyWords(globals)
    await userEvent.click(await canvas.findByRole('button', { name: sampleText('Assign') }))
    await expect(onAssign).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: table.tools.selectAll(214) }))
    await expect(args.onSelectAll).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}

/** Selected on the server, not by ids. */
export const All: Story = { args: { count: 214 } }

/** One action is under way, another is not possible with these people. */
export const NotPossible: Story = {
  args: {
    actions: actions.map((action) => ({
      ...action,
      ...(action.id === 'assign' ? { isPending: true } : {}),
      ...(action.id === 'remind' ? { disabledReason: 'two of the three have no e-mail.' } : {}),
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: sampleText('Remind') })).toHaveAccessibleDescription(
      `${sampleText('Remind')}: ${sampleText('two of the three have no e-mail.')}`,
    )
  },
}

/** Only the first action keeps its words beside the glyph. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
}
