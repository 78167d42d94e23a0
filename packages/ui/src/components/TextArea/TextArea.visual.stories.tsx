/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const meta: Meta = {
  title: 'Visual/TextArea',
  tags: ['visual'],
  parameters: visual({ locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    label: 'Reason',
    example: 'What happened',
    lines: 'One\nTwo\nThree',
    long: 'The certificate runs out.',
    hint: 'The person reads it.',
    error: 'A reason is due.',
    sent: 'As it was sent.',
    reason: 'It was sent already.',
  },
  de: {
    label: 'Grund',
    example: 'Was geschehen ist',
    lines: 'Eins\nZwei\nDrei',
    long: 'Das Zertifikat läuft ab.',
    hint: 'Die Person liest es.',
    error: 'Es fehlt ein Grund.',
    sent: 'Wie es gesendet wurde.',
    reason: 'Es wurde schon gesendet.',
  },
  sw: {
    label: 'Sababu',
    example: 'Kilichotokea',
    lines: 'Moja\nMbili\nTatu',
    long: 'Cheti kinaisha muda wake.',
    hint: 'Mtu huyo ataisoma.',
    error: 'Sababu inahitajika.',
    sent: 'Kama ilivyotumwa.',
    reason: 'Tayari imetumwa.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<TextAreaProps>>> => ({
  empty: { placeholder: texts.example },
  grown: { rows: 1, value: texts.lines },
  counted: { value: texts.long, maxLength: 20, description: texts.hint },
  invalid: { isRequired: true, errorMessage: texts.error },
  'read only': { isReadOnly: true, value: texts.sent },
  unavailable: { value: texts.sent, disabledReason: texts.reason },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={namedStates(globals, states(texts)).map(([name, props]) => ({
          name,
          cells: [<TextArea key={name} label={`${texts.label}, ${name}`} value="" onChange={nothing} {...props} />],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
