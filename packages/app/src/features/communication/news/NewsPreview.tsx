import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { LegalTextView } from '../../../domain/legal/LegalTextView.tsx'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { messages } from '../messages.ts'
import { useSourceText } from '../useSourceText.ts'
import * as styles from './News.css.ts'
import type { NewsLocale, NewsValues } from './newsForm.ts'
import { editorMessages, listMessages } from './newsMessages.ts'
import type { News } from './newsTypes.ts'

export interface NewsPreviewProps {
  readonly form: SomoFormState<NewsValues>
  readonly news: News
  readonly locale: NewsLocale
}

/** The news as its readers open it, in the language that is edited. */
export function NewsPreview({ form, news, locale }: NewsPreviewProps) {
  const { formatMessage } = useIntl()
  const values = useFormValues(form)
  const source = useSourceText({
    kind: 'NEWS',
    from: news.author ?? null,
    units: values.units.map(({ label }) => label),
  })
  const title = values[`title_${locale}`]
  return (
    <section aria-labelledby="news-preview">
      <Stack space={12}>
        <Heading level={2} step="h3" id="news-preview">
          {formatMessage(editorMessages.preview)}
        </Heading>
        <div className={styles.sheet}>
          <Stack space={12}>
            <Text step="small" tone="ink2">
              {source}
            </Text>
            <div lang={locale}>
              <Heading level={3} step="h3">
                {title === '' ? formatMessage(listMessages.untitled) : title}
              </Heading>
            </div>
            <LegalTextView body={values[`body_${locale}`]} locale={locale} level={4} />
            {values.mustConfirm ? (
              <div className={styles.confirm}>
                <Button isDisabled disabledReason={formatMessage(editorMessages.previewOnly)}>
                  {formatMessage(messages.confirmRead)}
                </Button>
              </div>
            ) : null}
          </Stack>
        </div>
      </Stack>
    </section>
  )
}
