/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { ConflictState } from './ConflictState.tsx'

const meta: Meta = {
  title: 'Visual/ConflictState',
  tags: ['visual'],
  parameters: visual({ locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    notice: 'Jonas Weidmann saved this person at 11:40, while you were editing. Choose one value for each field.',
    unit: 'Unit',
    customs: 'Customs',
    north: 'Lager Nord',
    due: 'Due date',
    mine: '18 Dec 2026',
    theirs: '8 Jan 2027',
  },
  de: {
    notice:
      'Jonas Weidmann hat diese Person um 11:40 Uhr gespeichert, während Sie sie bearbeitet haben. Je Feld ist ein Wert zu wählen.',
    unit: 'Einheit',
    customs: 'Zollabwicklung',
    north: 'Lager Nord',
    due: 'Fällig am',
    mine: '18. Dez. 2026',
    theirs: '8. Jan. 2027',
  },
  sw: {
    notice:
      'Jonas Weidmann alihifadhi mtu huyu saa 11:40, wakati ulipokuwa unahariri. Chagua thamani moja kwa kila sehemu.',
    unit: 'Kitengo',
    customs: 'Forodha',
    north: 'Ghala la Kaskazini',
    due: 'Tarehe ya mwisho',
    mine: '18 Des 2026',
    theirs: '8 Jan 2027',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          {
            name: caption(globals, 'one of two chosen'),
            cells: [
              <ConflictState
                key="half"
                notice={texts.notice}
                theirsLabel="Jonas, 11:40"
                fields={[
                  { id: 'unit', label: texts.unit, mine: texts.customs, theirs: texts.north },
                  { id: 'due', label: texts.due, mine: texts.mine, theirs: texts.theirs },
                ]}
                onSave={nothing}
                onDiscard={nothing}
              />,
            ],
          },
        ]}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByText(inStoryLanguage(globals, words).customs))
  },
}

export const Focus = focusStory(meta, States)
