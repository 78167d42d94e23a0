import type { CourseItemInput, MediumKind, MediumState } from '@somo/graphql/schema'
import { textIn, type EditedItem } from '../mediumTypes.ts'

/** A part of a course as its author changes it. */
export interface CoursePart {
  readonly uuid: string
  readonly medium: {
    readonly uuid: string
    readonly kind: MediumKind
    readonly title: string
    readonly state: MediumState
    readonly durationMinutes: number | null
  }
  readonly isRequired: boolean
  /** The part that has to be completed first; null: opens right away. */
  readonly opensAfter: string | null
}

/** A chapter with its parts. Only the first one may be without a title: parts before the first chapter. */
export interface CourseChapter {
  readonly id: string
  /** In the main language. */
  readonly title: string
  /** In other languages, which stay as they are. */
  readonly otherTitles: readonly { readonly locale: string; readonly text: string }[]
  readonly parts: readonly CoursePart[]
}

/** What the form of the outline holds. */
export interface CourseValues {
  order: 'FREE' | 'LINEAR'
  items: CourseChapter[]
}

export const newChapter = (title: string): CourseChapter => ({
  id: crypto.randomUUID(),
  title,
  otherTitles: [],
  parts: [],
})

/** All parts in their order. */
export const partsOf = (chapters: readonly CourseChapter[]): readonly CoursePart[] =>
  chapters.flatMap(({ parts }) => parts)

/** The chapters of saved items: an item with a chapter title starts a chapter. */
export function readChapters(items: readonly EditedItem[], locale: string): CourseChapter[] {
  const chapters: CourseChapter[] = []
  for (const { uuid, medium, chapter, isRequired, opensAfter } of items) {
    const part = { uuid, medium, isRequired, opensAfter }
    const last = chapters.at(-1)
    if (last !== undefined && chapter.length === 0) chapters.splice(-1, 1, { ...last, parts: [...last.parts, part] })
    else
      chapters.push({
        id: `chapter ${uuid}`,
        title: textIn(chapter, locale) || (chapter[0]?.text ?? ''),
        otherTitles: chapter.filter((text) => text.locale !== locale),
        parts: [part],
      })
  }
  return chapters.length === 0 ? [newChapter('')] : chapters
}

/** Chapters as they are saved; one without parts is not. */
export const writeChapters = (chapters: readonly CourseChapter[], locale: string): CourseItemInput[] =>
  chapters.flatMap(({ title, otherTitles, parts }) =>
    parts.map(({ uuid, medium, isRequired, opensAfter }, place) => ({
      uuid,
      medium: medium.uuid,
      isRequired,
      chapter: place > 0 || title.trim() === '' ? [] : [...otherTitles, { locale, text: title.trim() }],
      opensAfter,
    })),
  )

/**
 * Chapters after a move or a removal: parts without a chapter join the one before them, and a part opens after one that
 * is still before it, else right away.
 */
export function tidyChapters(chapters: readonly CourseChapter[]): CourseChapter[] {
  const joined: CourseChapter[] = []
  for (const chapter of chapters) {
    const last = joined.at(-1)
    if (chapter.title !== '' || last === undefined) joined.push(chapter)
    else joined.splice(-1, 1, { ...last, parts: [...last.parts, ...chapter.parts] })
  }
  const [first, ...rest] = joined
  const kept = first !== undefined && first.title === '' && first.parts.length === 0 && rest.length > 0 ? rest : joined
  const before = new Set<string>()
  return kept.map((chapter) => ({
    ...chapter,
    parts: chapter.parts.map((part) => {
      const opensAfter = part.opensAfter !== null && before.has(part.opensAfter) ? part.opensAfter : null
      before.add(part.uuid)
      return { ...part, opensAfter }
    }),
  }))
}

/** Puts a changed part in the place of the one it was. */
export const replacePart = (chapters: readonly CourseChapter[], changed: CoursePart): CourseChapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    parts: chapter.parts.map((part) => (part.uuid === changed.uuid ? changed : part)),
  }))

/** Takes parts or a chapter out; the parts of a chapter join the one before it. */
export function removeById(chapters: readonly CourseChapter[], id: string): CourseChapter[] {
  const untitled = chapters.map((chapter) => (chapter.id === id ? { ...chapter, title: '', otherTitles: [] } : chapter))
  return tidyChapters(
    untitled.map((chapter) => ({ ...chapter, parts: chapter.parts.filter(({ uuid }) => uuid !== id) })),
  )
}

/** Puts a part that was removed back to its place, in an outline that may have changed since. */
export function restorePart(
  chapters: readonly CourseChapter[],
  part: CoursePart,
  { chapter, index }: { readonly chapter: string; readonly index: number },
): CourseChapter[] {
  if (partsOf(chapters).some(({ uuid }) => uuid === part.uuid)) return [...chapters]
  const found = chapters.findIndex(({ id }) => id === chapter)
  const at = found === -1 ? chapters.length - 1 : found
  return tidyChapters(
    chapters.map((each, place) => (place === at ? { ...each, parts: each.parts.toSpliced(index, 0, part) } : each)),
  )
}

/** Puts a chapter that was removed back, with those of its parts that are still there. */
export function restoreChapter(chapters: readonly CourseChapter[], removed: CourseChapter): CourseChapter[] {
  if (chapters.some(({ id, title }) => id === removed.id && title !== '')) return [...chapters]
  const own = new Set(removed.parts.map(({ uuid }) => uuid))
  const isOwn = ({ uuid }: CoursePart): boolean => own.has(uuid)
  const before = chapters.findIndex(({ parts }) => parts.some(isOwn))
  const rest = chapters.map((each) => ({ ...each, parts: each.parts.filter((part) => !isOwn(part)) }))
  const back = { ...removed, parts: partsOf(chapters).filter(isOwn) }
  return tidyChapters(rest.toSpliced(before === -1 ? rest.length : before + 1, 0, back))
}

/** Adds a part at the end of a chapter; of the last one where that is gone. */
export function addPart(
  chapters: readonly CourseChapter[],
  chapterId: string | null,
  part: CoursePart,
): CourseChapter[] {
  const found = chapters.findIndex(({ id }) => id === chapterId)
  const at = found === -1 ? chapters.length - 1 : found
  return chapters.map((chapter, place) => (place === at ? { ...chapter, parts: [...chapter.parts, part] } : chapter))
}
