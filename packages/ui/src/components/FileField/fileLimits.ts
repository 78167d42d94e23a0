import { plainFileName } from '../../locale/fileName.ts'

/** What may be taken; whatever is left out is not limited. */
export interface FileLimits {
  /** Endings and media types as the browser's `accept` knows them: ".pdf", "image/png", "image/*". */
  readonly accept?: readonly string[] | undefined
  /** Bytes a file may have at most. */
  readonly maxSize?: number | undefined
  /** How many files there may be, those already chosen included. */
  readonly maxFiles?: number | undefined
}

/** Why a file was not taken. */
export type RefusalReason = 'kind' | 'size' | 'empty' | 'count' | 'folder'

/** One file that was not taken. */
export interface Refusal {
  /** Unique among the refusals of one take. */
  readonly id: string
  readonly name: string
  readonly size: number
  readonly reason: RefusalReason
}

/** What became of files that were offered. */
export interface Taking {
  readonly taken: readonly File[]
  readonly refused: readonly Refusal[]
}

const isOfKind = (file: File, accepted: string): boolean => {
  const kind = accepted.trim().toLowerCase()
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
  if (kind.endsWith('/*')) return file.type.toLowerCase().startsWith(kind.slice(0, -1))
  return file.type.toLowerCase() === kind
}

/** Whether a file is of one of the kinds; the browser's own dialog lets people choose others all the same. */
export const isAccepted = (file: File, accept: readonly string[] | undefined): boolean =>
  accept === undefined || accept.length === 0 || accept.some((kind) => isOfKind(file, kind))

const reasonAgainst = (file: File, { accept, maxSize }: FileLimits): RefusalReason | null => {
  if (!isAccepted(file, accept)) return 'kind'
  if (file.size === 0) return 'empty'
  return maxSize !== undefined && file.size > maxSize ? 'size' : null
}

/** The same file under a name that does not deceive whoever reads it; from here on it has no other. */
function withPlainName(file: File): File {
  const name = plainFileName(file.name, 'file')
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified })
}

/**
 * Parts what was offered into what is taken and what is not, file by file: one wrong file loses none of the others.
 * @param present how many files are already there
 */
export function takeFiles(offered: readonly File[], limits: FileLimits, present = 0): Taking {
  const taken: File[] = []
  const refused: Refusal[] = []
  for (const [index, file] of offered.map(withPlainName).entries()) {
    const isFull = limits.maxFiles !== undefined && present + taken.length >= limits.maxFiles
    const reason = reasonAgainst(file, limits) ?? (isFull ? 'count' : null)
    if (reason === null) taken.push(file)
    else refused.push({ id: `${index} ${file.name}`, name: file.name, size: file.size, reason })
  }
  return { taken, refused }
}
