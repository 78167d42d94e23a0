import type { CertificateReissueCause } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { bulkMessages, causeHints, causeMessages } from './bulkMessages.ts'
import type { BulkCertificates } from '../certificateTypes.ts'

export interface BulkActionsProps {
  readonly bulk: BulkCertificates
}

/** What can be done with all certificates that the list shows. */
export function BulkActions({ bulk }: BulkActionsProps) {
  const { formatMessage } = useIntl()
  const [isAsking, setAsking] = useState(false)
  return (
    <Inline>
      <Button writes onPress={() => setAsking(true)} aria-haspopup="dialog">
        {formatMessage(bulkMessages.reissue)}
      </Button>
      <FileButton
        label={formatMessage(bulkMessages.download)}
        state={bulk.download.file}
        onMake={bulk.download.onExport}
        formats="one"
      />
      {isAsking ? <ReissueAllDialog bulk={bulk} onClose={() => setAsking(false)} /> : null}
    </Inline>
  )
}

const causes = ['NAME', 'DESIGN'] as const satisfies readonly CertificateReissueCause[]
type Counts = Partial<Record<CertificateReissueCause, number | null>>

function ReissueAllDialog({ bulk, onClose }: BulkActionsProps & { readonly onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [cause, setCause] = useState<CertificateReissueCause>('NAME')
  const [counts, setCounts] = useState<Counts>({})
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const countAll = useEffectEvent(() => Promise.all(causes.map(async (one) => [one, await bulk.count(one)] as const)))
  useEffect(function countOnce() {
    let isCurrent = true
    void countAll().then((all) => {
      if (isCurrent) setCounts(Object.fromEntries(all))
    })
    return () => {
      isCurrent = false
    }
    // Counted when it opens: what changes meanwhile the job sees.
  }, [])
  const act = async (): Promise<void> => {
    setPending(true)
    const reason = reasonOf(await bulk.reissueAll(cause))
    setPending(false)
    if (reason !== null) return setFailure(formatMessage(reason))
    onClose()
  }
  const chosen = counts[cause]
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(bulkMessages.title)}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(listMessages.close)}</Button>
          <Button
            variant="solid"
            writes
            isPending={isPending}
            isDisabled={chosen === 0}
            disabledReason={chosen === 0 ? formatMessage(bulkMessages.none) : undefined}
            onPress={() => void act()}
          >
            {typeof chosen === 'number'
              ? formatMessage(bulkMessages.button, { count: chosen })
              : formatMessage(bulkMessages.reissue)}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        <Text>{formatMessage(bulkMessages.text)}</Text>
        <RadioGroup
          label={formatMessage(bulkMessages.cause)}
          items={causes.map((id) => ({
            id,
            label: formatMessage(causeMessages[id]),
            description: formatMessage(causeHints[id], { count: counts[id] ?? '…' }),
          }))}
          selectedKey={cause}
          onSelectionChange={setCause}
        />
        {failure === undefined ? null : (
          <Notice tone="bad" isLive>
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
