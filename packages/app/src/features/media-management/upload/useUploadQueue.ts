import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import {
  AddMediumCaptionsDocument,
  CreateMediumFromUploadDocument,
  MediumCheckDocument,
  ReplaceMediumFileDocument,
} from '@somo/graphql/medium-upload'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { actionResult, settled } from '../../../platform/api/actionResult.ts'
import { useSendInParts, type LoadSender } from '../../../platform/api/uploads/useSendInParts.ts'
import { useSession } from '../../../platform/session/SessionContext.tsx'
import { createFinishUpload, type CheckResult, type UploadCalls } from './finishUpload.ts'
import { refusalBefore, type MediumUploadItem, type UploadLimits } from './mediumUpload.ts'
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts'
import { useUploadLimits } from './useUploadLimits.ts'

/** The queue with its files as they are now. */
export interface UploadQueueUse extends Omit<UploadQueue, 'getItems' | 'subscribe'> {
  readonly items: readonly MediumUploadItem[]
  readonly limits: UploadLimits | null
}

interface KeptQueue {
  readonly queue: UploadQueue
  /** What the screen that is open now knows. */
  readonly update: (latest: Latest) => void
}

interface Latest {
  readonly loadSender: LoadSender
  readonly limits: UploadLimits | null
}

/** One queue for each person of a page: it goes on while other screens are open, until the page is left or reloaded. */
const kept = new WeakMap<ApolloClient, Map<string, KeptQueue>>()

function openQueue(client: ApolloClient, subject: string, loadSender: LoadSender): KeptQueue {
  const ofClient = kept.get(client) ?? new Map<string, KeptQueue>()
  kept.set(client, ofClient)
  const found = ofClient.get(subject)
  if (found !== undefined) return found
  let latest: Latest = { loadSender, limits: null }
  const queue = createUploadQueue({
    loadSender: () => latest.loadSender(),
    finish: createFinishUpload(createCalls(client)),
    refuse: (file, target) => refusalBefore(file, target, latest.limits),
  })
  const made: KeptQueue = {
    queue,
    update({ loadSender: sender, limits }) {
      latest = { loadSender: sender, limits: limits ?? latest.limits }
    },
  }
  ofClient.set(subject, made)
  return made
}

const createCalls = (client: ApolloClient): UploadCalls => ({
  create: async (upload, title, { ownerUnit, locale }) =>
    actionResult(
      await settled(
        client.mutate({
          mutation: CreateMediumFromUploadDocument,
          variables: { input: { upload, title, locale, ownerUnit } },
        }),
      ),
      (data) => data.medium.createFromUpload,
    ),
  replace: async (upload, { uuid, revision }) =>
    actionResult(
      await settled(client.mutate({ mutation: ReplaceMediumFileDocument, variables: { uuid, revision, upload } })),
      (data) => data.medium.replaceFile,
    ),
  addCaptions: async (upload, { uuid, draft }, locale) =>
    actionResult(
      await settled(
        client.mutate({
          mutation: AddMediumCaptionsDocument,
          variables: { uuid, revision: draft?.revision ?? 0, upload, locale },
        }),
      ),
      (data) => data.medium.addCaptions,
    ),
  read: async (uuid): Promise<CheckResult> =>
    actionResult(await settled(client.query({ query: MediumCheckDocument, variables: { uuid } })), (data) => ({
      medium: data.media.medium,
      userErrors: [],
    })),
})

/** The uploads of the person who is signed in. @param asksLimits whether files are refused before they travel */
export function useUploadQueue(asksLimits: boolean): UploadQueueUse {
  const client = useApolloClient()
  const { snapshot } = useSession()
  const loadSender = useSendInParts()
  const subject = snapshot.claims?.subject ?? ''
  const own = useMemo(() => openQueue(client, subject, loadSender), [client, subject, loadSender])
  const limits = useUploadLimits(asksLimits)
  useEffect(
    function keepLatest() {
      own.update({ loadSender, limits })
    },
    [own, loadSender, limits],
  )
  const { queue } = own
  const items = useSyncExternalStore(queue.subscribe, queue.getItems)
  const { add, onPause, onResume, onRetry, onCancel, onRemove } = queue
  return { items, limits, add, onPause, onResume, onRetry, onCancel, onRemove }
}
