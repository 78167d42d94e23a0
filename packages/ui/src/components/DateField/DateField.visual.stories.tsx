/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { DateField } from './DateField.tsx'
import type { DateFieldProps } from './dateFieldTypes.ts'

const meta: Meta = {
  title: 'Visual/DateField',
  tags: ['visual'],
  parameters: visual({
    hasDensities: true,
    locales: ['de', 'sw'],
    primaries: ['#f5c400'],
    viewports: [320],
    hasDarkForcedColors: true,
  }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** The calendar is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

const nothing = (): void => undefined

const words = {
  en: {
    label: 'Due date',
    hint: 'The last day counts.',
    error: 'Say by when it is due.',
    reason: 'The due date follows from the path.',
    closed: 'The hall is closed that day.',
  },
  de: {
    label: 'Fällig am',
    hint: 'Der letzte Tag zählt mit.',
    error: 'Es fehlt, bis wann es fällig ist.',
    reason: 'Die Frist ergibt sich aus dem Lernpfad.',
    closed: 'Die Halle ist an diesem Tag geschlossen.',
  },
  sw: {
    label: 'Tarehe ya mwisho',
    hint: 'Siku ya mwisho inahesabiwa.',
    error: 'Weka tarehe ya mwisho.',
    reason: 'Tarehe ya mwisho inatokana na njia ya kujifunza.',
    closed: 'Ukumbi umefungwa siku hiyo.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<DateFieldProps>>> => ({
  filled: { value: '2026-01-31', description: texts.hint },
  empty: { isRequired: true },
  invalid: { errorMessage: texts.error },
  unavailable: { value: '2026-01-31', disabledReason: texts.reason },
  'read only': { value: '2026-01-31', isReadOnly: true },
  open: {
    value: '2026-01-14',
    minValue: '2026-01-05',
    unavailableReason: (day) => (day === '2026-01-15' ? texts.closed : undefined),
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
              <DateField key={name} label={`${texts.label}, ${name}`} value={null} onChange={nothing} {...props} />,
            ],
          }))}
        />
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const { label, closed } = inStoryLanguage(globals, words)
    const [trigger] = canvas.getAllByRole('button', { name: new RegExp(`${label}, ${caption(globals, 'open')}`) })
    trigger?.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', {}, arrival)
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText(closed)).toBeVisible())
  },
}

export const Focus = focusStory(meta, States)
