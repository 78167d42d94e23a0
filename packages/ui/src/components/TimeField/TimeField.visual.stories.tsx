/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { TimeField } from './TimeField.tsx'
import type { TimeFieldProps } from './timeFieldTypes.ts'

const meta: Meta = {
  title: 'Visual/TimeField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    label: 'Start',
    hint: 'Doors open ten minutes earlier.',
    error: 'Say when it starts.',
    reason: 'All-day sessions have no start.',
  },
  de: {
    label: 'Beginn',
    hint: 'Einlass ist zehn Minuten früher.',
    error: 'Es fehlt, wann es beginnt.',
    reason: 'Ganztägige Termine haben keinen Beginn.',
  },
  sw: {
    label: 'Kuanza',
    hint: 'Milango hufunguliwa dakika kumi kabla.',
    error: 'Weka saa ya kuanza.',
    reason: 'Vikao vya siku nzima havina saa ya kuanza.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<TimeFieldProps>>> => ({
  filled: { value: '09:30', description: texts.hint },
  'twelve hours': { value: '21:30', pattern: 'h:mm a' },
  empty: { isRequired: true },
  invalid: { errorMessage: texts.error },
  unavailable: { value: '09:30', disabledReason: texts.reason },
  'read only': { value: '09:30', isReadOnly: true },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={namedStates(globals, states(texts)).map(([name, props]) => ({
          name,
          cells: [
            <TimeField key={name} label={`${texts.label}, ${name}`} value={null} onChange={nothing} {...props} />,
          ],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
