/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { lineFormat } from '../../testing/lineFormat.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'

const meta: Meta = {
  title: 'Visual/RichTextField',
  tags: ['visual'],
  parameters: visual({ locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    label: 'Text',
    text: '## Passwords\n\nThey are **one’s own**.\n\n- Nobody asks for them',
    hint: 'Everybody reads it.',
    error: 'A text is due.',
    sent: 'As it was sent.',
    reason: 'It was sent already.',
  },
  de: {
    label: 'Text',
    text: '## Passwörter\n\nSie gehören **einem selbst**.\n\n- Niemand fragt danach',
    hint: 'Alle lesen es.',
    error: 'Es fehlt ein Text.',
    sent: 'Wie es gesendet wurde.',
    reason: 'Es wurde schon gesendet.',
  },
  sw: {
    label: 'Maandishi',
    text: '## Manenosiri\n\nNi **siri yako mwenyewe**.\n\n- Hakuna anayeyauliza',
    hint: 'Kila mtu huyasoma.',
    error: 'Maandishi yanahitajika.',
    sent: 'Kama yalivyotumwa.',
    reason: 'Tayari yametumwa.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<RichTextFieldProps>>> => ({
  empty: {},
  filled: { value: texts.text, description: texts.hint },
  invalid: { isRequired: true, errorMessage: texts.error },
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
          cells: [
            <RichTextField
              key={name}
              label={`${texts.label}, ${name}`}
              value=""
              onChange={nothing}
              format={lineFormat}
              plainDescription=""
              {...props}
            />,
          ],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
