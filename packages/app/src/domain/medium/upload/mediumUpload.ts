import type { Problem } from '../../../platform/errors/problem.ts'

/**
 * Where a file stands: two phases, uploading (WAITING, SENDING, PAUSED) and checking (CHECKING, READY). REFUSED is final,
 * FAILED may be tried again.
 */
export type MediumUploadState = 'WAITING' | 'SENDING' | 'PAUSED' | 'CHECKING' | 'READY' | 'REFUSED' | 'FAILED'

/** Why a file was not taken: a code of UserErrorCode or of the check report, with its facts. */
export interface UploadRefusal {
  readonly code: string
  readonly place: string | null
  readonly values: Readonly<Record<string, string | number>>
}

/** A file on its way to become a medium. */
export interface MediumUploadItem {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly state: MediumUploadState
  /** Bytes that the server has confirmed. */
  readonly sent: number
  readonly refusal: UploadRefusal | null
  readonly problem: Problem | null
}

/** What came of the check of a file that was uploaded. */
export type CheckAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly refusal: UploadRefusal }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** What can be done with the files. */
export interface MediumUploadActions {
  readonly onPause: (id: string) => void
  readonly onResume: (id: string) => void
  readonly onRetry: (id: string) => void
  /** Stops an upload and removes what has arrived. */
  readonly onCancel: (id: string) => void
  /** Takes a file that is over out of the list. */
  readonly onRemove: (id: string) => void
}

/** The endings that the server takes. */
export const mediumEndings = [
  ...[
    '.zip',
    '.pdf',
    '.mp4',
    '.m4v',
    '.webm',
    '.mp3',
    '.m4a',
    '.aac',
    '.ogg',
    '.oga',
    '.opus',
    '.wav',
    '.flac',
    '.weba',
  ],
  // Refused after the check, with advice how to export them.
  ...['.mov', '.mkv', '.ogv'],
] as const
