import { useMutation } from '@apollo/client/react'
import type { UploadKind } from '@somo/graphql/schema'
import { CreateUploadDocument } from '@somo/graphql/upload'
import { use } from 'react'
import { internalProblem } from '../actionResult.ts'
import { toProblem } from '../../errors/problem.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { ApiAddress } from '../client/ApiProvider.tsx'
import type { SendAnswer, Sending } from './sendFile.ts'

/** Uploads one file of a kind: asks for leave, then sends it. Its answer's `uuid` names the file to the mutation that uses it. */
export type Upload = (file: File, watch?: Pick<Sending, 'signal' | 'onProgress'>) => Promise<SendAnswer>

/** For the hook of a screen that takes files; throws outside ApiProvider. What is too large is refused before it travels. */
export function useUpload(kind: UploadKind): Upload {
  const apiUrl = use(ApiAddress)
  if (apiUrl === undefined) throw new Error('useUpload needs an ApiProvider above it.')
  const { session } = useSession()
  const [createUpload] = useMutation(CreateUploadDocument)
  return async (file, watch) => {
    const { data, error } = await createUpload({ variables: { kind, size: file.size } })
    const { grant = null, userErrors = [] } = data?.upload.createUpload ?? {}
    if (grant !== null) {
      // Most visits send nothing, so what sends comes with the first file.
      const sender = await import('./sendFile.ts').catch(() => null)
      if (sender === null) return { kind: 'failed', problem: { code: 'UNREACHABLE', requestId: null } }
      return sender.createSendFile({ config: { apiUrl }, session })({ file, grant, ...watch })
    }
    const [refusal] = userErrors
    if (refusal !== undefined) return { kind: 'refused', code: refusal.code }
    return { kind: 'failed', problem: toProblem(error) ?? internalProblem }
  }
}
