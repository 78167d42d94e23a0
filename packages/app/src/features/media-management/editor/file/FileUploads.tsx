import { useIntl } from 'react-intl'
import type { UploadTarget } from '../../upload/mediumUpload.ts'
import * as styles from '../../upload/MediumUploadList.css.ts'
import { mediumUploadMessages } from '../../upload/mediumUploadMessages.ts'
import { MediumUploadRow } from '../../upload/MediumUploadRow.tsx'
import type { MediumFiles } from './useMediumFiles.ts'

/** What is on its way to this medium. */
export function FileUploads({ files, kind }: { readonly files: MediumFiles; readonly kind: UploadTarget['kind'] }) {
  const { formatMessage } = useIntl()
  const items = files.items.filter(({ target }) => target.kind === kind)
  if (items.length === 0) return null
  return (
    <ul className={styles.list} aria-label={formatMessage(mediumUploadMessages.list)}>
      {items.map((item) => (
        <MediumUploadRow key={item.id} item={item} actions={files.queue} hrefOf={null} />
      ))}
    </ul>
  )
}
