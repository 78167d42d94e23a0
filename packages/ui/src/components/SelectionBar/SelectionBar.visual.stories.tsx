/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, BookmarkPlus, Network } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, type StoryGlobals } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SelectionBar } from './SelectionBar.tsx'

const meta: Meta = {
  title: 'Visual/SelectionBar',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const stay = (): void => undefined
const words = {
  en: { assign: 'Assign', remind: 'Remind', unit: 'Unit', lock: 'Lock', reason: 'two of the three have no e-mail.' },
  de: {
    assign: 'Zuweisen',
    remind: 'Erinnern',
    unit: 'Einheit',
    lock: 'Sperren',
    reason: 'zwei der drei haben keine E-Mail.',
  },
  sw: {
    assign: 'Gawa',
    remind: 'Kumbusha',
    unit: 'Kitengo',
    lock: 'Zuia',
    reason: 'wawili kati ya watatu hawana barua pepe.',
  },
}

const barIn = (globals: StoryGlobals) => {
  const texts = inStoryLanguage(globals, words)
  return {
    actions: [
      { id: 'assign', label: texts.assign, icon: <Icon glyph={BookmarkPlus} />, onAction: stay },
      { id: 'remind', label: texts.remind, icon: <Icon glyph={Bell} />, onAction: stay },
      { id: 'unit', label: texts.unit, icon: <Icon glyph={Network} />, onAction: stay },
    ],
    total: 214,
    onSelectAll: stay,
    onClear: stay,
    moreActions: [{ id: 'more', items: [{ id: 'lock', label: texts.lock }] }],
    reason: { disabledReason: texts.reason },
  }
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const { reason, ...shared } = barIn(globals)
    return (
      <StatesTable
        columns={[caption(globals, 'Bar')]}
        rows={[
          { name: caption(globals, 'some'), cells: [<SelectionBar key="some" {...shared} count={3} />] },
          { name: caption(globals, 'all'), cells: [<SelectionBar key="all" {...shared} count={214} />] },
          {
            name: caption(globals, 'pending, impossible'),
            cells: [
              <SelectionBar
                key="not"
                {...shared}
                count={3}
                actions={shared.actions.map((action, index) => ({
                  ...action,
                  isPending: index === 0,
                  ...(index === 1 ? reason : {}),
                }))}
              />,
            ],
          },
          {
            name: caption(globals, 'narrow'),
            cells: [
              <div key="narrow" style={{ inlineSize: 320, maxInlineSize: '100%' }}>
                <SelectionBar {...shared} count={3} />
              </div>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
