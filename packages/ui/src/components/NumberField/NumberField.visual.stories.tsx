/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const meta: Meta = {
  title: 'Visual/NumberField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: { label: 'Attempts', suffix: 'h', error: 'At most 100\u{A0}%.', reason: 'The course has no test.' },
  de: { label: 'Versuche', suffix: 'Std.', error: 'Höchstens 100\u{A0}%.', reason: 'Der Kurs hat keinen Test.' },
  sw: { label: 'Majaribio', suffix: 'saa', error: 'Isizidi 100\u{A0}%.', reason: 'Kozi haina jaribio.' },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<NumberFieldProps>>> => ({
  empty: { value: null, isRequired: true },
  filled: { value: 1031.5, suffix: texts.suffix },
  'at the end': { max: 3 },
  'without buttons': { hasSteppers: false },
  invalid: { value: 120, suffix: '%', errorMessage: texts.error },
  'read only': { isReadOnly: true },
  unavailable: { disabledReason: texts.reason },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={namedStates(globals, states(texts)).map(([name, props]) => ({
          name,
          cells: [<NumberField key={name} label={`${texts.label}, ${name}`} value={3} onChange={nothing} {...props} />],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
