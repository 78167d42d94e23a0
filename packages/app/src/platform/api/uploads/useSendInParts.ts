import { useApolloClient } from '@apollo/client/react'
import { CreateUploadDocument } from '@somo/graphql/upload'
import { use, useCallback } from 'react'
import { toProblem } from '../../errors/problem.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { browserStorage } from '../../storage/storage.ts'
import { internalProblem, settled } from '../actionResult.ts'
import { ApiAddress } from '../client/ApiProvider.tsx'
import type { GrantAnswer, SendInParts } from './sendInParts.ts'

/** GraphQL's Int; the server's limits are below it. */
const mostBytes = 2 ** 31 - 1

/** Loads what sends learning content in parts, with the first file; null where its code does not come. */
export type LoadSender = () => Promise<SendInParts | null>

/** What is sent in parts. */
export type PartsKind = 'MEDIUM' | 'TASK' | 'PAGE_FILE'

/** For the hook of a screen that takes learning content or files of tasks and pages; throws outside ApiProvider. */
export function useSendInParts(kind: PartsKind = 'MEDIUM'): LoadSender {
  const apiUrl = use(ApiAddress)
  if (apiUrl === undefined) throw new Error('useSendInParts needs an ApiProvider above it.')
  const { session, snapshot } = useSession()
  const subject = snapshot.claims?.subject ?? ''
  const client = useApolloClient()
  return useCallback(async () => {
    const askGrant = async (size: number): Promise<GrantAnswer> => {
      if (size > mostBytes) return { kind: 'refused', code: 'TOO_LARGE' }
      const { data, error } = await settled(
        client.mutate({ mutation: CreateUploadDocument, variables: { kind, size } }),
      )
      const { grant = null, userErrors = [] } = data?.upload.createUpload ?? {}
      if (grant !== null) return { kind: 'granted', token: grant.token }
      const [refusal] = userErrors
      if (refusal !== undefined) return { kind: 'refused', code: refusal.code }
      return { kind: 'failed', problem: toProblem(error) ?? internalProblem }
    }
    const sender = await import('./sendInParts.ts').catch(() => null)
    return (
      sender?.createSendInParts({ config: { apiUrl }, session, askGrant, storage: browserStorage.local, subject }) ??
      null
    )
  }, [apiUrl, session, subject, client, kind])
}
