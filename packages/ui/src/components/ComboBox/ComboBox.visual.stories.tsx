/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxProps } from './comboBoxTypes.ts'
import { people } from './samplePeople.ts'

const meta: Meta = {
  title: 'Visual/ComboBox',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** The list is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

const nothing = (): void => undefined
const amos = { id: 'amos', label: 'Amos Kariuki' } as const

const words = {
  en: { label: 'Person', hint: 'Name or e-mail.', error: 'Choose a person.', reason: 'Choose a unit first.' },
  de: {
    label: 'Person',
    hint: 'Name oder E-Mail.',
    error: 'Es fehlt eine Person.',
    reason: 'Zuerst eine Einheit wählen.',
  },
  sw: { label: 'Mtu', hint: 'Jina au barua pepe.', error: 'Chagua mtu.', reason: 'Chagua kitengo kwanza.' },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<ComboBoxProps>>> => ({
  chosen: { selected: amos, description: texts.hint },
  empty: { isRequired: true },
  invalid: { errorMessage: texts.error },
  unavailable: { selected: amos, disabledReason: texts.reason },
  'read only': { selected: amos, isReadOnly: true },
  open: { selected: amos, hasMore: true },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <div style={{ minBlockSize: 900 }}>
        <StatesTable
          columns={[caption(globals, 'Drawn')]}
          rows={namedStates(globals, states(texts)).map(([name, props]) => ({
            name,
            cells: [
              <ComboBox
                key={name}
                label={`${texts.label}, ${name}`}
                items={people}
                selected={null}
                onSelectionChange={nothing}
                onSearch={nothing}
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
    canvas.getByRole('combobox', { name: new RegExp(`${label}, ${caption(globals, 'open')}`) }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible(), arrival)
  },
}

export const Focus = focusStory(meta, States)
