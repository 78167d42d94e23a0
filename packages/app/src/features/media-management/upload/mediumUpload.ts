import type { MediumUploadLimits } from '@somo/graphql/schema'
import type { Problem } from '../../../platform/errors/problem.ts'

/** The largest file of each kind, in bytes. */
export type UploadLimits = Readonly<Omit<MediumUploadLimits, '__typename'>>

/**
 * Where a file stands: two phases, uploading (WAITING, SENDING, PAUSED) and checking (CHECKING, READY). REFUSED is final,
 * FAILED may be tried again.
 */
export type MediumUploadState = 'WAITING' | 'SENDING' | 'PAUSED' | 'CHECKING' | 'READY' | 'REFUSED' | 'FAILED'

/** Why a file was not taken: a code of UserErrorCode, of the check report, ENDING or ALREADY_ADDED, with its facts. */
export interface UploadRefusal {
  readonly code: string
  readonly place: string | null
  readonly values: Readonly<Record<string, string | number>>
}

/** What a file becomes: a new medium, the main file of one, or captions of one. */
export type UploadTarget =
  | { readonly kind: 'NEW'; readonly ownerUnit: string | null; readonly locale: string }
  | { readonly kind: 'FILE'; readonly medium: string }
  | { readonly kind: 'CAPTIONS'; readonly medium: string; readonly locale: string }

/** A file on its way to become a medium or a part of one. */
export interface MediumUploadItem {
  readonly id: string
  readonly target: UploadTarget
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly state: MediumUploadState
  /** Bytes that the server has confirmed. */
  readonly sent: number
  readonly refusal: UploadRefusal | null
  readonly problem: Problem | null
  /** The medium, as soon as there is one: also where the file was refused by the check. */
  readonly medium: string | null
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

const endings = {
  scorm: ['.zip'],
  pdf: ['.pdf'],
  // .mov, .mkv and .ogv are refused by the check, with advice how to export them.
  video: ['.mp4', '.m4v', '.webm', '.mov', '.mkv', '.ogv'],
  audio: ['.mp3', '.m4a', '.aac', '.ogg', '.oga', '.opus', '.wav', '.flac', '.weba'],
  captions: ['.vtt', '.srt'],
} as const satisfies Record<keyof UploadLimits, readonly string[]>

const names = ['scorm', 'pdf', 'video', 'audio', 'captions'] as const satisfies readonly (keyof UploadLimits)[]

/** The endings of a file that becomes a medium. */
export const mediumEndings: readonly string[] = names
  .filter((name) => name !== 'captions')
  .flatMap((name) => endings[name])

/** The endings of the main file of a medium, or of captions. */
export const endingsOf = (name: keyof UploadLimits): readonly string[] => endings[name]

/** What the ending of a file promises; null where no medium is made of such a file. */
export const promiseOf = (file: string): keyof UploadLimits | null =>
  names.find((name) => endings[name].some((ending) => file.toLowerCase().endsWith(ending))) ?? null

/** Why a file need not travel at all; null where the server has to decide. */
export function refusalBefore(
  { name, size }: Pick<File, 'name' | 'size'>,
  { kind }: UploadTarget,
  limits: UploadLimits | null,
): UploadRefusal | null {
  const promised = promiseOf(name)
  if (promised === null || (promised === 'captions') !== (kind === 'CAPTIONS'))
    return { code: 'ENDING', place: null, values: {} }
  const limit = limits?.[promised] ?? null
  return limit !== null && size > limit ? { code: 'TOO_LARGE', place: null, values: { limit } } : null
}

/** The title of a medium that is made of a file: its name without the ending. */
export function titleOfFile(name: string): string {
  const title = name
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  // Cut between whole characters: half an emoji is no title.
  return Array.from(title).slice(0, 160).join('') || name
}
