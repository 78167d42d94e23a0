import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { ConfirmStep } from './ConfirmStep.tsx'
import { documentFrame } from './content.css.ts'
import { partMessages } from './partMessages.ts'
import type { PartProps } from './partTypes.ts'
import { useCompletion } from './useCompletion.ts'

/** A PDF in the browser's own viewer, which does not tell how far it was read: the reader confirms it. */
export function DocumentPart({ content, ...part }: PartProps) {
  const { formatMessage } = useIntl()
  const { isDone, complete } = useCompletion(part)
  const file = content.files.find(({ purpose }) => purpose === 'MAIN')
  if (file === undefined) return <Text tone="ink2">{formatMessage(partMessages.noFile)}</Text>
  const { name, address } = file
  return (
    <Stack>
      {navigator.pdfViewerEnabled ? (
        <iframe className={documentFrame} src={address} title={formatMessage(partMessages.document, { name })} />
      ) : null}
      <Link href={address} variant="action" isExternal>
        {formatMessage(partMessages.openFile, { name })}
      </Link>
      <ConfirmStep isDone={isDone} onConfirm={complete} />
    </Stack>
  )
}
