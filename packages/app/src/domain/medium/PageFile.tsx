import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { formatSize } from '@somo/ui/locale/fileSize'
import { Text } from '@somo/ui/Text'
import { Download, FileX } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as styles from './PageContent.css.ts'
import { findPageFile, type PageFileAddress } from './pageFiles.ts'
import { pageFileMessages } from './pageFileMessages.ts'

interface PageFileProps {
  readonly file: string
  readonly title: string
  readonly files: readonly PageFileAddress[]
}

/** A file of a page, to save it. */
export function PageFile({ file, title, files }: PageFileProps) {
  const { formatMessage, locale } = useIntl()
  const found = findPageFile(files, file)
  if (found === null)
    return (
      <div className={styles.noPicture}>
        <Icon glyph={FileX} />
        <Text step="small">{formatMessage(pageFileMessages.missingFile)}</Text>
      </div>
    )
  const name = title === '' ? found.name : title
  return (
    <div className={styles.file}>
      <Icon glyph={Download} />
      <Link href={found.address} download={found.name}>
        {formatMessage(pageFileMessages.download, { name, size: formatSize(found.size, locale) })}
      </Link>
    </div>
  )
}
