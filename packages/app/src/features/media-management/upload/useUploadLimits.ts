import { MediumUploadLimitsDocument } from '@somo/graphql/medium-upload'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { UploadLimits } from './mediumUpload.ts'

/** How large files of media may be, in bytes; null until it is known. @param isWanted whether the server is asked */
export const useUploadLimits = (isWanted: boolean): UploadLimits | null =>
  useQueryState(MediumUploadLimitsDocument, { isWanted, pick: (data) => data.media.uploadLimits }).data
