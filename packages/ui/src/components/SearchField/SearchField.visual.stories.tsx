/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const meta: Meta = {
  title: 'Visual/SearchField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: { label: 'Search', placeholder: 'Name, e-mail or number', reason: 'There are no people yet.' },
  de: {
    label: 'Lernende suchen',
    placeholder: 'Name, E-Mail-Adresse oder Personalnummer',
    reason: 'Es gibt noch keine Lernenden.',
  },
  sw: {
    label: 'Tafuta wanafunzi',
    placeholder: 'Jina, barua pepe au namba ya mfanyakazi',
    reason: 'Bado hakuna wanafunzi.',
  },
}

const states = ({
  placeholder,
  reason,
}: (typeof words)['en']): Readonly<Record<string, Partial<SearchFieldProps>>> => ({
  empty: { placeholder },
  'with a key': { isLabelHidden: true, keyHint: '/' },
  filled: { value: 'amani' },
  busy: { value: 'amani', isBusy: true },
  unavailable: { disabledReason: reason },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={namedStates(globals, states(texts)).map(([name, props]) => ({
          name,
          cells: [<SearchField key={name} label={`${texts.label}, ${name}`} value="" onChange={nothing} {...props} />],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
