import type { UiLocale } from '../../locale/texts.ts'
import type { Words } from '../../locale/words/en.ts'
import type { FileLimits, Refusal } from './fileLimits.ts'
import { formatSize } from '../../locale/fileSize.ts'
import { formatLocale } from '../../locale/formatLocale.ts'

type FileWords = Words['files']

/** Two endings of one kind have one name, and some names are not capitals. */
const spelled: ReadonlyMap<string, string> = new Map([
  ['jpg', 'JPEG'],
  ['webp', 'WebP'],
  ['webm', 'WebM'],
])

/** A kind as people call it: ".pdf" and "application/pdf" are PDF, whole families have a word. */
const kindName = (accepted: string, words: FileWords): string => {
  const kind = accepted.trim().toLowerCase()
  if (kind === 'image/*') return words.images
  if (kind === 'video/*') return words.videos
  if (kind === 'audio/*') return words.sounds
  const [, ending = kind] = /([^./]+)$/.exec(kind) ?? []
  const name = ending.replace(/\+xml$/, '')
  return spelled.get(name) ?? name.toUpperCase()
}

/** The kinds as a list in the person's language: "PDF, PNG, or JPEG". */
export const kindNames = (accept: readonly string[], words: FileWords, locale: UiLocale): string => {
  const names = [...new Set(accept.map((kind) => kindName(kind, words)))]
  return new Intl.ListFormat(formatLocale(locale), { type: 'disjunction' }).format(names)
}

/** What may be chosen, in one line; empty where nothing is limited. */
export function limitSentence({ accept, maxSize, maxFiles }: FileLimits, words: FileWords, locale: UiLocale): string {
  const parts = [
    accept === undefined || accept.length === 0 ? null : kindNames(accept, words, locale),
    maxSize === undefined ? null : words.sizeLimit(formatSize(maxSize, locale), maxFiles !== 1),
    maxFiles === undefined || maxFiles === 1 ? null : words.countLimit(maxFiles),
  ].filter((part) => part !== null)
  // The dot ends a line; it never begins one.
  return parts.join('\u00a0· ')
}

/** Why one file was not taken, and what would be. */
export function refusalSentence(refusal: Refusal, limits: FileLimits, words: FileWords, locale: UiLocale): string {
  const { name, size, reason } = refusal
  switch (reason) {
    case 'kind':
      return words.wrongKind(name, kindNames(limits.accept ?? [], words, locale))
    case 'size':
      return words.tooLarge(name, formatSize(size, locale), formatSize(limits.maxSize ?? 0, locale))
    case 'empty':
      return words.emptyFile(name)
    case 'count':
      return words.tooMany(name, limits.maxFiles ?? 0)
    case 'folder':
      return words.folder(name)
  }
}
