import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { useField } from '../../../platform/form/useField.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import type { languageFields } from '../fields.ts'
import { example } from './formats.ts'
import type { LanguageSurroundings } from './languageTypes.ts'
import type { Texts } from '../../../platform/form/merge/merge.ts'
import { messages } from '../messages.ts'
import { moment } from '../parts.css.ts'

export interface FormatPreviewProps {
  readonly form: SomoFormState<Texts<(typeof languageFields)[number]>>
  readonly surroundings: LanguageSurroundings
}

/** This very moment as the choices of the form would write it. */
export function FormatPreview({ form, surroundings: { now, locale, usual } }: FormatPreviewProps) {
  const { formatMessage } = useIntl()
  const zone = useField(form.store, 'timeZone').value
  const date = example([useField(form.store, 'dateFormat').value, usual.date], now, locale, zone)
  const time = example([useField(form.store, 'timeFormat').value, usual.time], now, locale, zone)
  const weekday = example(['EEEE'], now, locale, zone)
  return (
    <>
      {formatMessage(messages.preview)}{' '}
      <Text as="span" step="small" isStrong>
        {/* Not the output itself: as a block in the line WebKit puts it above the words it belongs to. */}
        <span className={moment}>
          <output>{formatMessage(messages.previewValue, { weekday, date, time })}</output>
        </span>
      </Text>
    </>
  )
}
