import type { LegalTextForm } from '@somo/graphql/schema'
import type { HeadingLevel } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { ShownFile } from './LegalFileLink.tsx'
import { LegalPdf } from './LegalPdf.tsx'
import { LegalTextView } from './LegalTextView.tsx'
import { linkedMessages } from './linkedMessages.ts'

export interface LegalContentProps {
  /** What `body` is: the text, or the address where it stands; of a PDF there is the `file`. */
  readonly text: {
    readonly form: LegalTextForm
    readonly body: string
    readonly locale: string
    readonly file: ShownFile | null
  }
  /** The level of its headings in the outline of the page. @default 2 */
  readonly level?: HeadingLevel
}

/** A legal or help text: the text itself, its PDF, or its whole address, which opens in a window of its own. */
export function LegalContent({ text: { form, body, locale, file }, level = 2 }: LegalContentProps) {
  const { formatMessage } = useIntl()
  if (form === 'TEXT') return <LegalTextView body={body} locale={locale} level={level} />
  if (form === 'PDF') return file === null ? null : <LegalPdf file={file} />
  return (
    <Stack space={8}>
      <Text>{formatMessage(linkedMessages.elsewhere)}</Text>
      <Link href={body} isExternal>
        {body}
      </Link>
    </Stack>
  )
}
