import { DerivedColours, type DerivedColoursWords } from '@somo/ui/DerivedColours'
import type { Palette } from '@somo/ui/theme/palette'
import { useIntl } from 'react-intl'
import { derivedMessages } from '../messages.ts'

/** What was derived from the draft's colour, in the person's language. */
export function DerivedSection({ roles }: { readonly roles: Palette }) {
  const { formatMessage } = useIntl()
  const text = (key: keyof typeof derivedMessages): string => formatMessage(derivedMessages[key])
  const words: DerivedColoursWords = {
    title: text('title'),
    role: text('role'),
    contrast: text('contrast'),
    themes: { default: text('light'), dark: text('dark') },
    roles: { fill: text('fill'), text: text('text'), border: text('border'), selected: text('selected') },
    samples: { fill: text('sampleFill'), text: text('sampleText'), selected: text('sampleRow') },
    summary: (count) => formatMessage(derivedMessages.verdict, count),
  }
  return <DerivedColours roles={roles} words={words} hasValues />
}
