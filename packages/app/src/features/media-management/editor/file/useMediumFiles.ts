import { useApolloClient } from '@apollo/client/react'
import { MediumFileAddressDocument } from '@somo/graphql/medium-upload'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { saveFile } from '../../../../domain/job/saveFile.ts'
import { internalProblem, settled } from '../../../../platform/api/actionResult.ts'
import { problemMessages } from '../../../../platform/errors/problemMessages.ts'
import { toProblem } from '../../../../platform/errors/problem.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import type { MediumUploadItem } from '../../upload/mediumUpload.ts'
import { useUploadQueue, type UploadQueueUse } from '../../upload/useUploadQueue.ts'
import { actionMessages } from '../../mediumActions.ts'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'

/** The files of a medium: what is on its way to them, and their downloads. */
export interface MediumFiles {
  readonly queue: UploadQueueUse
  /** Files on their way into this medium. */
  readonly items: readonly MediumUploadItem[]
  readonly add: (file: File) => void
  readonly addCaptions: (file: File, locale: string) => void
  readonly download: (file: string) => void
}

/** How often is asked whether the check is over, in ms. */
const pause = 2000

/** The uploads into a medium; it is read again whenever one of them goes on, and while its file is checked. */
export function useMediumFiles(
  { uuid }: Pick<EditedMedium, 'uuid'>,
  { state }: Pick<EditedVersion, 'state'>,
  refetch: () => Promise<void>,
): MediumFiles {
  const queue = useUploadQueue(true)
  const items = queue.items.filter(({ target }) => target.kind !== 'NEW' && target.medium === uuid)
  const step = items.map((item) => `${item.id} ${item.state}`).join()
  const readAgain = useEffectEvent(() => void refetch())
  useEffect(
    function followUploads() {
      if (step !== '') readAgain()
    },
    [step],
  )
  const isChecked = state !== 'PROCESSING'
  useEffect(
    function followCheck() {
      if (isChecked) return undefined
      const timer = setInterval(() => readAgain(), pause)
      return () => clearInterval(timer)
    },
    [isChecked],
  )
  return {
    queue,
    items,
    add: (file) => queue.add([file], { kind: 'FILE', medium: uuid }),
    addCaptions: (file, locale) => queue.add([file], { kind: 'CAPTIONS', medium: uuid, locale }),
    download: useDownload(uuid),
  }
}

function useDownload(medium: string): (file: string) => void {
  const client = useApolloClient()
  const { formatMessage } = useIntl()
  const download = async (file: string): Promise<void> => {
    const { data, error } = await settled(
      client.query({ query: MediumFileAddressDocument, variables: { medium, file } }),
    )
    const address = data?.media.fileAddress ?? null
    if (address !== null) return saveFile(address)
    const { code } = toProblem(error) ?? internalProblem
    const reason = formatMessage(problemMessages[code])
    toasts.toast({ tone: 'bad', message: formatMessage(actionMessages.notDone, { reason }) })
  }
  return (file) => void download(file)
}
