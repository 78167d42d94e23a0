/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { DateRangeField } from './DateRangeField.tsx'
import type { DateRangeFieldProps } from './dateRangeTypes.ts'

const meta: Meta = {
  title: 'Visual/DateRangeField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** The calendar is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

const nothing = (): void => undefined
const january = { start: '2026-01-08', end: '2026-01-20' } as const

const words = {
  en: {
    label: 'Period',
    hint: 'Both days count.',
    reason: 'Choose a unit first.',
    week: 'Last 7 days',
    month: 'Last 30 days',
  },
  de: {
    label: 'Zeitraum',
    hint: 'Beide Tage zählen mit.',
    reason: 'Zuerst eine Einheit wählen.',
    week: 'Letzte 7 Tage',
    month: 'Letzte 30 Tage',
  },
  sw: {
    label: 'Kipindi',
    hint: 'Siku zote mbili zinahesabiwa.',
    reason: 'Chagua kitengo kwanza.',
    week: 'Siku 7 zilizopita',
    month: 'Siku 30 zilizopita',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<DateRangeFieldProps>>> => ({
  filled: { value: january, description: texts.hint },
  empty: { isRequired: true },
  reversed: { value: { start: january.end, end: january.start } },
  unavailable: { value: january, disabledReason: texts.reason },
  open: {
    value: january,
    presets: [
      { id: 'week', label: texts.week, range: january },
      { id: 'month', label: texts.month, range: january },
    ],
  },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <div style={{ minBlockSize: 1000 }}>
        <StatesTable
          columns={[caption(globals, 'Drawn')]}
          rows={namedStates(globals, states(texts)).map(([name, props]) => ({
            name,
            cells: [
              <DateRangeField
                key={name}
                label={`${texts.label}, ${name}`}
                value={{ start: null, end: null }}
                onChange={nothing}
                {...props}
              />,
            ],
          }))}
        />
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const { label } = inStoryLanguage(globals, words)
    canvas.getByRole('button', { name: new RegExp(`${label}, ${caption(globals, 'open')}`) }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', {}, arrival)
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
  },
}

export const Focus = focusStory(meta, States)
