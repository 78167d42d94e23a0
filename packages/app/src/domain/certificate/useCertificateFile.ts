import { useApolloClient } from '@apollo/client/react'
import { CertificateFileDocument } from '@somo/graphql/certificate-file'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { saveFile } from '../job/saveFile.ts'
import { certificateMessages } from './certificateMessages.ts'

/** The file of a certificate and its check link; what fails is told by a toast. */
export interface CertificateFileUse {
  readonly save: (uuid: string) => void
  readonly copyLink: (address: string) => void
}

/** Addresses of files are good for some minutes, so each is asked for when it is needed. */
export function useCertificateFile(): CertificateFileUse {
  const client = useApolloClient()
  const { formatMessage } = useIntl()
  const open = async (uuid: string): Promise<void> => {
    const answer = await client
      .query({ query: CertificateFileDocument, variables: { uuid }, fetchPolicy: 'network-only' })
      .catch((error: unknown) => ({ data: undefined, error }))
    const address = answer.data?.certificates.fileAddress ?? null
    if (address !== null) return saveFile(address)
    const code = toProblem(answer.error)?.code ?? 'NOT_FOUND'
    const reason = formatMessage(actionMessages[code])
    toasts.toast({ tone: 'bad', message: formatMessage(certificateMessages.fileMissing, { reason }) })
  }
  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      toasts.toast({ message: formatMessage(certificateMessages.copied) })
    } catch {
      toasts.toast({ tone: 'bad', message: formatMessage(certificateMessages.notCopied, { address }) })
    }
  }
  return { save: (uuid) => void open(uuid), copyLink: (address) => void copy(address) }
}
