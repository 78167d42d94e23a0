/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { MultiSelect } from './MultiSelect.tsx'
import type { MultiSelectProps } from './multiSelectTypes.ts'
import { units } from './sampleUnits.ts'

const meta: Meta = {
  title: 'Visual/MultiSelect',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], primaries: ['#f5c400'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** The list is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

const nothing = (): void => undefined
const some = new Set(['north', 'harbour', 'rail', 'road'])

const words = {
  en: { label: 'Units', hint: 'Who sees the course.', error: 'Choose a unit.', reason: 'Choose a role first.' },
  de: {
    label: 'Einheiten',
    hint: 'Wer den Kurs sieht.',
    error: 'Es fehlt eine Einheit.',
    reason: 'Zuerst eine Rolle wählen.',
  },
  sw: { label: 'Vitengo', hint: 'Nani ataona kozi.', error: 'Chagua kitengo.', reason: 'Chagua jukumu kwanza.' },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<MultiSelectProps>>> => ({
  chosen: { selectedKeys: some, description: texts.hint },
  nothing: { isRequired: true },
  invalid: { errorMessage: texts.error },
  unavailable: { selectedKeys: some, disabledReason: texts.reason },
  open: { selectedKeys: some },
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
              <MultiSelect
                key={name}
                label={`${texts.label}, ${name}`}
                items={units}
                selectedKeys={new Set<string>()}
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
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus(), arrival)
  },
}

export const Focus = focusStory(meta, States)
