import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { LegalFileLink, type ShownFile } from './LegalFileLink.tsx'
import { frame } from './LegalPdf.css.ts'
import { linkedMessages } from './linkedMessages.ts'
import { usePdfViewer } from './usePdfViewer.ts'

// At the width of its pages, without their small pictures beside them: the parameters of the readers that browsers have.
const view = '#navpanes=0&view=FitH'

/** A text that is a PDF: its name opens it in a window of its own, and where the browser can show it, it is read right here. */
export function LegalPdf({ file }: { readonly file: ShownFile }) {
  const { formatMessage } = useIntl()
  const canRead = usePdfViewer()
  const { name, url } = file
  return (
    <Stack space={12}>
      <Stack space={8}>
        <Text>{formatMessage(linkedMessages.file)}</Text>
        <LegalFileLink file={file} />
      </Stack>
      {canRead && url !== null ? (
        <iframe
          className={frame}
          src={url + view}
          title={formatMessage(linkedMessages.frame, { name })}
          loading="lazy"
        />
      ) : null}
    </Stack>
  )
}
