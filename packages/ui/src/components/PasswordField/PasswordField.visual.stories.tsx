/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const meta: Meta = {
  title: 'Visual/PasswordField',
  tags: ['visual'],
  parameters: visual({ locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    label: 'Password',
    hint: 'At least twelve characters; words are fine.',
    error: 'Name and password do not belong together.',
    reason: 'Signing in goes by the company’s page.',
  },
  de: {
    label: 'Passwort',
    hint: 'Mindestens zwölf Zeichen; Wörter sind in Ordnung.',
    error: 'Name und Passwort gehören nicht zusammen.',
    reason: 'Die Anmeldung läuft über die Seite der Firma.',
  },
  sw: {
    label: 'Nenosiri',
    hint: 'Angalau herufi kumi na mbili; maneno yanafaa.',
    error: 'Jina na nenosiri havilingani.',
    reason: 'Kuingia hufanyika kupitia ukurasa wa kampuni.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<PasswordFieldProps>>> => ({
  filled: { isRequired: true },
  hint: { value: '', description: texts.hint },
  invalid: { errorMessage: texts.error },
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
          cells: [
            <PasswordField key={name} label={`${texts.label}, ${name}`} value="somo" onChange={nothing} {...props} />,
          ],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
