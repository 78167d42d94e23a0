/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Select } from './Select.tsx'
import type { SelectProps } from './selectTypes.ts'

const meta: Meta = {
  title: 'Visual/Select',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    label: 'Remind',
    weeks: 'Weeks before',
    months: 'Months before the last day of the certificate',
    first: 'Always on the first',
    hint: 'Counted from the last day.',
    error: 'Choose when to remind.',
    reason: 'Choose a unit first.',
  },
  de: {
    label: 'Erinnern',
    weeks: 'Wochen vorher',
    months: 'Monate vor dem letzten Tag des Zertifikats',
    first: 'Immer am Ersten',
    hint: 'Gezählt ab dem letzten Tag.',
    error: 'Es fehlt, wann erinnert wird.',
    reason: 'Zuerst eine Einheit wählen.',
  },
  sw: {
    label: 'Kumbusha',
    weeks: 'Wiki kabla',
    months: 'Miezi kabla ya siku ya mwisho ya cheti',
    first: 'Daima tarehe mosi',
    hint: 'Huhesabiwa kutoka siku ya mwisho.',
    error: 'Chagua wakati wa kukumbusha.',
    reason: 'Chagua kitengo kwanza.',
  },
}

const items = ({ weeks, months, first }: (typeof words)['en']) => [
  { id: 'weeks', label: weeks },
  { id: 'months', label: months, description: first },
]

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<SelectProps>>> => ({
  chosen: { selectedKey: 'weeks', description: texts.hint },
  nothing: { isRequired: true },
  invalid: { errorMessage: texts.error },
  unavailable: { selectedKey: 'weeks', disabledReason: texts.reason },
  open: { selectedKey: 'weeks' },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <div style={{ minBlockSize: 640 }}>
        <StatesTable
          columns={[caption(globals, 'Drawn')]}
          rows={namedStates(globals, states(texts)).map(([name, props]) => ({
            name,
            cells: [
              <Select
                key={name}
                label={`${texts.label}, ${name}`}
                items={items(texts)}
                selectedKey={null}
                onSelectionChange={nothing}
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
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States)
