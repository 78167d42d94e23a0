import type { LegalFilePartsFragment } from '@somo/graphql/legal-file'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { formatSize } from '@somo/ui/locale/fileSize'
import { useIntl } from 'react-intl'
import { linkedMessages } from './linkedMessages.ts'

/** What is shown of a PDF; without an address it is only named. */
export type ShownFile = Pick<LegalFilePartsFragment, 'name' | 'size' | 'pages'> & { readonly url: string | null }

/** A PDF by its name, size and pages, opened in a window of its own. */
export function LegalFileLink({ file: { name, size, pages, url } }: { readonly file: ShownFile }) {
  const { formatMessage, locale } = useIntl()
  const facts = { size: formatSize(size, locale), pages: pages ?? 0 }
  return (
    <Text>
      {url === null ? (
        name
      ) : (
        <Link href={url} isExternal>
          {name}
        </Link>
      )}{' '}
      {formatMessage(pages === null ? linkedMessages.fileSize : linkedMessages.filePages, facts)}
    </Text>
  )
}
