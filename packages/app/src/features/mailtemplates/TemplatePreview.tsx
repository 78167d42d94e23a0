import type { MailTemplateTextInput } from '@somo/graphql/schema'
import { BrandMark } from '@somo/ui/BrandMark'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { personFinderMessages } from '../../domain/user/usePersonFinder.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { useFormValues } from '../../platform/form/useFormValues.ts'
import * as styles from './Mailtemplates.css.ts'
import { previewMessages } from './messages.ts'
import type { TemplateLocale, TemplateTexts } from './templateForm.ts'
import type { PreviewUse, TemplatePreview } from './templateTypes.ts'
import type { TemplateForm } from './useTemplateForm.ts'

export interface LivePreviewProps {
  readonly form: TemplateForm
  readonly locale: TemplateLocale
  readonly preview: PreviewUse
  readonly textOf: (texts: TemplateTexts, locale: TemplateLocale) => MailTemplateTextInput
}

const widths = ['phone', 'desktop', 'text'] as const
type PreviewWidth = (typeof widths)[number]

/** The mail as somebody would read it; it follows what is typed. */
export function LivePreview({ form, locale, preview, textOf }: LivePreviewProps) {
  const { formatMessage } = useIntl()
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const text = textOf(useFormValues(form), locale)
  const { show, state } = preview
  const { subject, main, extra, button } = text
  useEffect(
    function followTyping() {
      show({ locale, subject, main, extra, button })
    },
    [show, locale, subject, main, extra, button],
  )
  return (
    <Stack space={16}>
      <div className={styles.previewHead}>
        <Text step="h3">{formatMessage(previewMessages.title)}</Text>
        <SegmentedControl
          label={formatMessage(previewMessages.width)}
          isLabelHidden
          items={widths.map((id) => ({ id, label: formatMessage(previewMessages[id]) }))}
          selectedKey={width}
          onSelectionChange={setWidth}
        />
      </div>
      <PersonChoice {...preview} />
      <QueryView state={state} onRetry={state.retry}>
        {(mail) => <Mail mail={mail} width={width} locale={locale} />}
      </QueryView>
    </Stack>
  )
}

function PersonChoice({ person, onPerson, find }: PreviewUse) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  return (
    <ComboBox
      label={formatMessage(previewMessages.person)}
      description={formatMessage(previewMessages.personHint)}
      selected={person}
      items={items}
      isLoading={isLoading}
      loadError={hasFailed ? formatMessage(personFinderMessages.failed) : undefined}
      onSearch={search}
      onSelectionChange={onPerson}
    />
  )
}

interface MailProps extends Pick<LivePreviewProps, 'locale'> {
  readonly mail: TemplatePreview
  readonly width: PreviewWidth
}

function Mail({ mail: { subject, body, button, userErrors }, width, locale }: MailProps) {
  const { formatMessage } = useIntl()
  if (subject === null || subject === undefined || body === null || body === undefined || userErrors.length > 0)
    return <Text tone="ink2">{formatMessage(previewMessages.invalid)}</Text>
  if (width === 'text')
    return (
      <figure className={styles.plainMail} aria-label={formatMessage(previewMessages.label)}>
        <pre className={styles.plainText} lang={locale}>{`${subject}\n\n${body}`}</pre>
      </figure>
    )
  const paragraphs = body
    .trim()
    .split('\n\n')
    .map((words, place) => ({ words, id: String(place) }))
  const buttonId = paragraphs.find(({ words }) => button !== null && /^https?:\/\/\S+$/.test(words))?.id
  const footId = paragraphs.at(-1)?.id
  return (
    // Mails are always light.
    <figure
      className={styles.mail}
      data-theme="default"
      data-width={width}
      aria-label={formatMessage(previewMessages.label)}
    >
      <p className={styles.mailSubject} lang={locale}>
        {subject}
      </p>
      <div className={styles.mailBody} lang={locale}>
        <BrandMark size={24} />
        {paragraphs.map(({ words, id }) =>
          id === buttonId ? (
            <span key={id} className={styles.mailButton}>
              {button}
            </span>
          ) : (
            <p key={id} className={id === footId ? styles.mailFoot : styles.mailText}>
              {words}
            </p>
          ),
        )}
      </div>
    </figure>
  )
}
