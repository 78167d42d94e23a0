/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Icon } from '../Icon/Icon.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const meta: Meta = {
  title: 'Visual/TextField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320], hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    label: 'Name',
    example: 'For instance Amani',
    hint: 'As it stands on certificates.',
    error: 'At most 100\u{A0}%. With 15 questions, 80\u{A0}% are twelve right answers.',
    short: 'Load securing',
    catalogue: 'As it stands in the catalogue.',
    long: 'Load securing in road haulage',
    given: 'Given by the HR system.',
    reason: 'A date is due first.',
  },
  de: {
    label: 'Name',
    example: 'Zum Beispiel Amani',
    hint: 'Wie er auf Zertifikaten steht.',
    error: 'Höchstens 100\u{A0}%. Bei 15 Fragen sind 80\u{A0}% zwölf richtige Antworten.',
    short: 'Ladungssicherung',
    catalogue: 'Wie er im Katalog steht.',
    long: 'Ladungssicherung im Güterverkehr',
    given: 'Vom Personalsystem vergeben.',
    reason: 'Zuerst fehlt ein Datum.',
  },
  sw: {
    label: 'Jina',
    example: 'Kwa mfano Amani',
    hint: 'Kama linavyoandikwa kwenye vyeti.',
    error: 'Isizidi 100\u{A0}%. Kwa maswali 15, 80\u{A0}% ni majibu sahihi kumi na mawili.',
    short: 'Kufunga mizigo',
    catalogue: 'Kama lilivyo kwenye katalogi.',
    long: 'Kufunga mizigo kwa usalama barabarani',
    given: 'Imetolewa na mfumo wa rasilimali watu.',
    reason: 'Tarehe inahitajika kwanza.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<TextFieldProps>>> => ({
  empty: { placeholder: texts.example },
  filled: { value: 'Amani', description: texts.hint },
  required: { isRequired: true },
  invalid: { value: '120', suffix: '%', errorMessage: texts.error },
  icon: { icon: <Icon glyph={Mail} />, placeholder: 'amani@example.org' },
  units: { prefix: 'https://', suffix: '.example', value: 'lernen' },
  counted: { value: texts.short, maxLength: 20, description: texts.catalogue },
  'too long': { value: texts.long, maxLength: 20 },
  'read only': { isReadOnly: true, value: '104217', description: texts.given },
  unavailable: { value: 'Amani', disabledReason: texts.reason },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={namedStates(globals, states(texts)).map(([name, props]) => ({
          name,
          cells: [<TextField key={name} label={`${texts.label}, ${name}`} value="" onChange={nothing} {...props} />],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)
