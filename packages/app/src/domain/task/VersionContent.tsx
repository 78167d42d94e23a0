import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { TaskFiles } from './TaskFiles.tsx'
import { taskMessages } from './taskMessages.ts'
import * as styles from './TaskParts.css.ts'
import type { TaskVersionItem } from './taskTypes.ts'

/** What was handed in: the text, the link and the files. */
export function VersionContent({ version }: { readonly version: TaskVersionItem }) {
  const { formatMessage } = useIntl()
  const { text, link, files } = version
  return (
    <Stack space={16}>
      {text === '' ? (
        files.length === 0 && link === '' ? (
          <Text tone="ink2">{formatMessage(taskMessages.noText)}</Text>
        ) : null
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      {link === '' ? null : (
        <Link href={link} isExternal>
          {link}
        </Link>
      )}
      <TaskFiles label={formatMessage(taskMessages.files)} files={files} hasPictures />
    </Stack>
  )
}
