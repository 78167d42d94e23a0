/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { TokenField } from './TokenField.tsx'
import type { TokenFieldProps } from './tokenFieldTypes.ts'

const meta: Meta = {
  title: 'Visual/TokenField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined
const tag = (label: string) => ({ id: label, label })

const words = {
  en: {
    label: 'Tags',
    example: 'safety, loading',
    tag: 'safety',
    tags: ['safety', 'loading', 'night shift', 'winter', 'Ladungssicherung im Straßengüterverkehr'],
    error: 'At least one recipient is needed.',
    reason: 'The medium is being published.',
  },
  de: {
    label: 'Schlagwörter',
    example: 'Sicherheit, Verladung',
    tag: 'Sicherheit',
    tags: ['Sicherheit', 'Verladung', 'Nachtschicht', 'Winter', 'Ladungssicherung im Straßengüterverkehr'],
    error: 'Mindestens eine Adresse ist nötig.',
    reason: 'Das Medium wird gerade veröffentlicht.',
  },
  sw: {
    label: 'Lebo',
    example: 'usalama, upakiaji',
    tag: 'usalama',
    tags: ['usalama', 'upakiaji', 'zamu ya usiku', 'baridi', 'Kufunga mizigo kwa usalama barabarani'],
    error: 'Angalau mpokeaji mmoja anahitajika.',
    reason: 'Somo linachapishwa sasa.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<TokenFieldProps>>> => ({
  empty: { placeholder: texts.example },
  filled: { value: texts.tags.map(tag) },
  marked: { kind: 'email', value: ['amani@uferwerk.example', 'lukas@', 'amani@uferwerk.example'].map(tag) },
  invalid: { isRequired: true, errorMessage: texts.error },
  disabled: { value: [tag(texts.tag)], disabledReason: texts.reason },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={namedStates(globals, states(texts)).map(([name, props]) => ({
          name,
          cells: [<TokenField key={name} label={`${texts.label}, ${name}`} value={[]} onChange={nothing} {...props} />],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
