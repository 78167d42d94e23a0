import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, BookmarkPlus, Network } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { SelectionBar } from './SelectionBar.tsx'

const meta: Meta = {
  title: 'Visual/SelectionBar',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined
const actions = [
  { id: 'assign', label: 'Assign', icon: <Icon glyph={BookmarkPlus} />, onAction: stay },
  { id: 'remind', label: 'Remind', icon: <Icon glyph={Bell} />, onAction: stay },
  { id: 'unit', label: 'Unit', icon: <Icon glyph={Network} />, onAction: stay },
]
const shared = { total: 214, onSelectAll: stay, onClear: stay, actions, moreActions: [{ id: 'more', items: [{ id: 'lock', label: 'Lock' }] }] }
const reason = { disabledReason: 'two of the three have no e-mail.' }

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Bar']}
      rows={[
        { name: 'some', cells: [<SelectionBar key="some" {...shared} count={3} />] },
        { name: 'all', cells: [<SelectionBar key="all" {...shared} count={214} />] },
        {
          name: 'pending, impossible',
          cells: [<SelectionBar key="not" {...shared} count={3} actions={actions.map((action, index) => ({ ...action, isPending: index === 0, ...(index === 1 ? reason : {}) }))} />],
        },
        {
          name: 'narrow',
          cells: [
            <div key="narrow" style={{ inlineSize: 320, maxInlineSize: '100%' }}>
              <SelectionBar {...shared} count={3} />
            </div>,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)
