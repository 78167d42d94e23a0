import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
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

const states: Readonly<Record<string, Partial<DateRangeFieldProps>>> = {
  filled: { value: january, description: 'Both days count.' },
  empty: { isRequired: true },
  reversed: { value: { start: january.end, end: january.start } },
  unavailable: { value: january, disabledReason: 'Choose a unit first.' },
  open: {
    value: january,
    presets: [
      { id: 'week', label: 'Last 7 days', range: january },
      { id: 'month', label: 'Last 30 days', range: january },
    ],
  },
}

export const States: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 1000 }}>
      <StatesTable
        columns={['Drawn']}
        rows={Object.entries(states).map(([name, props]) => ({
          name,
          cells: [<DateRangeField key={name} label={`Period, ${name}`} value={{ start: null, end: null }} onChange={nothing} {...props} />],
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Period, open/ }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', {}, arrival)
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
  },
}

export const Focus = focusStory(meta, States)
