/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { FileField, type FileFieldProps } from './FileField.tsx'

const meta: Meta = {
  title: 'Visual/FileField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined
const files = [
  new File([new Uint8Array(812_000)], 'Ladeplan.pdf'),
  new File([new Uint8Array(2_400_000)], 'Hinterachse, zweiter Versuch.jpg'),
]

const words = {
  en: {
    label: 'File',
    hint: 'Possible until 12 December.',
    error: 'Without a proof the record cannot be reviewed.',
    reason: 'The task was handed in on 12 November.',
  },
  de: {
    label: 'Datei',
    hint: 'Möglich bis zum 12. Dezember.',
    error: 'Ohne Nachweis kann der Eintrag nicht geprüft werden.',
    reason: 'Die Aufgabe wurde am 12. November abgegeben.',
  },
  sw: {
    label: 'Faili',
    hint: 'Inawezekana hadi 12 Desemba.',
    error: 'Bila ithibati taarifa hii haiwezi kukaguliwa.',
    reason: 'Kazi iliwasilishwa 12 Novemba.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<FileFieldProps>>> => ({
  empty: { description: texts.hint },
  limits: { accept: ['.pdf', 'image/*'], maxSize: 10_000_000, isMultiple: true, maxFiles: 4 },
  chosen: { isMultiple: true, value: files },
  invalid: { isRequired: true, errorMessage: texts.error },
  disabled: { disabledReason: texts.reason },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={namedStates(globals, states(texts)).map(([name, props]) => ({
          name,
          cells: [<FileField key={name} label={`${texts.label}, ${name}`} value={[]} onChange={nothing} {...props} />],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
