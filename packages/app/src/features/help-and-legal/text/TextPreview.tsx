import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useDeferredValue } from 'react'
import { useIntl } from 'react-intl'
import { LegalContent } from '../../../domain/legal/LegalContent.tsx'
import type { AllowedLocale } from '../../../platform/build/constants.ts'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { textMessages } from '../documentMessages.ts'
import type { ChosenFile, TextValues } from './textForm.ts'

export interface TextPreviewProps {
  readonly form: SomoFormState<TextValues>
  readonly locale: AllowedLocale
  readonly files: ReadonlyMap<string, ChosenFile>
}

/** The text as people will read it, a moment behind the typing. */
export function TextPreview({ form, locale, files }: TextPreviewProps) {
  const { formatMessage } = useIntl()
  const { title, form: kind, body, address, file } = useFormValues(form)[locale]
  const shown = useDeferredValue({ TEXT: body, LINK: address, PDF: files.has(file) ? file : '' }[kind])
  return (
    <Stack space={12} as="section" labelledBy="legal-preview">
      <Text step="caption" tone="ink3" id="legal-preview">
        {formatMessage(textMessages.preview)}
      </Text>
      {title === '' ? null : (
        <span lang={locale}>
          <Heading level={2}>{title}</Heading>
        </span>
      )}
      {shown.trim() === '' ? (
        <Text tone="ink2">{formatMessage(textMessages.nothing)}</Text>
      ) : (
        <LegalContent text={{ form: kind, body: shown, locale, file: files.get(shown) ?? null }} level={3} />
      )}
    </Stack>
  )
}
