import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { DateField } from './DateField.tsx'
import type { DateFieldProps } from './dateFieldTypes.ts'

const meta: Meta = {
  title: 'Visual/DateField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], primaries: ['#f5c400'], viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** The calendar is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

const nothing = (): void => undefined

const states: Readonly<Record<string, Partial<DateFieldProps>>> = {
  filled: { value: '2026-01-31', description: 'The last day counts.' },
  empty: { isRequired: true },
  invalid: { errorMessage: 'Say by when it is due.' },
  unavailable: { value: '2026-01-31', disabledReason: 'The due date follows from the path.' },
  'read only': { value: '2026-01-31', isReadOnly: true },
  open: {
    value: '2026-01-14',
    minValue: '2026-01-05',
    unavailableReason: (day) => (day === '2026-01-15' ? 'The hall is closed that day.' : undefined),
  },
}

export const States: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 1000 }}>
      <StatesTable
        columns={['Drawn']}
        rows={Object.entries(states).map(([name, props]) => ({
          name,
          cells: [<DateField key={name} label={`Due date, ${name}`} value={null} onChange={nothing} {...props} />],
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [trigger] = canvas.getAllByRole('button', { name: /Due date, open/ })
    trigger?.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', {}, arrival)
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('The hall is closed that day.')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States)
