import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Notice } from '@somo/ui/Notice'
import { Text } from '@somo/ui/Text'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import * as styles from '../Certificates.css.ts'
import type { Preview, PreviewUse } from '../certificateTypes.ts'
import type { DesignForm } from './DesignFields.tsx'
import { designOf, type DesignLocale } from './designForm.ts'
import { nameMessages, previewMessages } from './editorMessages.ts'

export interface DesignPreviewProps {
  readonly form: DesignForm
  readonly locale: DesignLocale
  readonly preview: PreviewUse
}

/** Pictures of the server: drawn as the PDF is, letter by letter. */
const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The page as it comes out; it follows what is typed. */
export function DesignPreview({ form, locale, preview: { state, show } }: DesignPreviewProps) {
  const { formatMessage } = useIntl()
  const values = useFormValues(form)
  useEffect(
    function followTyping() {
      show(designOf(values), locale)
    },
    [show, values, locale],
  )
  return (
    <section className={styles.previewArea} aria-label={formatMessage(previewMessages.title)}>
      <QueryView state={state} onRetry={state.retry}>
        {(preview) => <Pages preview={preview} />}
      </QueryView>
    </section>
  )
}

function Pages({ preview: { svg, names, missing } }: { readonly preview: Preview }) {
  const { formatMessage } = useIntl()
  if (typeof svg !== 'string') return <Notice tone="warn">{formatMessage(previewMessages.invalid)}</Notice>
  return (
    <>
      <img className={styles.page} src={pictureOf(svg)} alt={formatMessage(previewMessages.page)} />
      <div className={styles.namesHead}>
        <Heading level={2} step="h3">
          {formatMessage(previewMessages.names)}
        </Heading>
        {missing.length === 0 ? (
          <span className={styles.complete}>
            <Icon glyph={Check} size="chip" />
            <Text as="span" step="small" isStrong>
              {formatMessage(previewMessages.complete)}
            </Text>
          </span>
        ) : null}
      </div>
      {missing.length === 0 ? null : (
        <Notice tone="bad">{formatMessage(previewMessages.missing, { letters: missing.join(' ') })}</Notice>
      )}
      <ul className={styles.names}>
        {names.map(({ kind, name, svg: picture, lines, size }) => (
          <li key={kind}>
            <img className={styles.page} src={pictureOf(picture)} alt={name} />
            <span className={styles.nameFacts}>
              <Text as="strong" step="small" isStrong>
                {formatMessage(nameMessages[kind])}
              </Text>
              <Text as="span" step="small" tone="ink2">
                {formatMessage(previewMessages.size, { lines, size })}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
