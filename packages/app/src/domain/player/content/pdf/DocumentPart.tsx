import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AttemptContent } from '../../../learning/learningTypes.ts'
import { ConfirmStep } from '../ConfirmStep.tsx'
import { DoneNote } from '../DoneNote.tsx'
import { partMessages } from '../partMessages.ts'
import type { PartProps } from '../partTypes.ts'
import { useCompletion } from '../useCompletion.ts'
import { pdfMessages } from './pdfMessages.ts'
import { PdfReader } from './PdfReader.tsx'
import { isAllSeen, readChange, readStored, showPage } from './seenPages.ts'
import { usePdf } from './usePdf.ts'

/** A PDF. It is complete when all its pages were shown, or when the reader has confirmed it. */
export function DocumentPart(part: PartProps) {
  const { formatMessage } = useIntl()
  const file = part.content.files.find(({ purpose }) => purpose === 'MAIN')
  if (file === undefined) return <Text tone="ink2">{formatMessage(partMessages.noFile)}</Text>
  return <OpenDocument {...part} file={file} />
}

interface OpenDocumentProps extends PartProps {
  readonly file: AttemptContent['files'][number]
}

function OpenDocument({ file: { name, address }, content, attempt, isCompleted, save }: OpenDocumentProps) {
  const { formatMessage } = useIntl()
  const { isDone, complete } = useCompletion({ attempt, isCompleted, save })
  const [state, setState] = useState(() => readStored(attempt))
  const latest = useRef(state)
  // An address made anew, with the same file behind it, must not load it again.
  const [opened] = useState(address)
  const { pdf, hasFailed } = usePdf(opened)
  const isConfirmed = content.completionRule === 'CONFIRMED'
  const pages = pdf?.numPages ?? 0
  const keep = (next: typeof state): void => {
    latest.current = next
    setState(next)
    save(readChange(next, pages))
    if (!isConfirmed && isAllSeen(next, pages)) complete()
  }
  return (
    <Stack>
      {hasFailed ? (
        <Notice tone="warn" isLive>
          {formatMessage(pdfMessages.failed)}
        </Notice>
      ) : pdf === null ? (
        <Skeleton lines={8} label={formatMessage(pdfMessages.opening)} />
      ) : (
        <PdfReader
          pdf={pdf}
          name={name}
          page={Math.min(state.page, pages)}
          onPage={(page) => keep({ ...latest.current, page })}
          onShown={(page) => keep(showPage(latest.current, page))}
        />
      )}
      <Link href={address} variant="action" isExternal>
        {formatMessage(partMessages.openFile, { name })}
      </Link>
      {isConfirmed || hasFailed ? (
        <ConfirmStep isDone={isDone} onConfirm={complete} />
      ) : isDone ? (
        <DoneNote>{formatMessage(partMessages.read)}</DoneNote>
      ) : pdf === null ? null : (
        <Text tone="ink2">
          {formatMessage(pdfMessages.pagesLeft, {
            pages: Array.from({ length: pages }, (_, index) => index + 1).filter((page) => !state.seen.has(page))
              .length,
          })}
        </Text>
      )}
    </Stack>
  )
}
