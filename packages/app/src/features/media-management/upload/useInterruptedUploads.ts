import { useState } from 'react'
import {
  listStoredUploads,
  removeStoredUpload,
  type InterruptedUpload,
} from '../../../platform/api/uploads/storedUploads.ts'
import { useSession } from '../../../platform/session/SessionContext.tsx'
import { browserStorage } from '../../../platform/storage/storage.ts'
import type { MediumUploadItem } from './mediumUpload.ts'

/** Uploads of an earlier visit that are not finished. */
export interface InterruptedUploads {
  readonly uploads: readonly InterruptedUpload[]
  readonly onForget: (key: string) => void
}

/** What an earlier visit left unfinished, without what is in the queue now. */
export function useInterruptedUploads(items: readonly MediumUploadItem[]): InterruptedUploads {
  const { snapshot } = useSession()
  const subject = snapshot.claims?.subject ?? ''
  const [uploads, setUploads] = useState(() => listStoredUploads(browserStorage.local, subject))
  return {
    uploads: uploads.filter(({ name, size }) => !items.some((item) => item.name === name && item.size === size)),
    onForget(key) {
      removeStoredUpload(browserStorage.local, key)
      setUploads(listStoredUploads(browserStorage.local, subject))
    },
  }
}
