import type { CourseItemInput, MediumKind, MediumState } from '@somo/graphql/schema'
import { textIn, type EditedItem } from './mediumTypes.ts'

/** An item of a course as its author changes it. */
export interface ItemValues {
  readonly uuid: string
  readonly medium: {
    readonly uuid: string
    readonly kind: MediumKind
    readonly title: string
    readonly state: MediumState
  }
  /** Titles of the chapter in other languages, which stay as they are. */
  readonly otherChapters: readonly { readonly locale: string; readonly text: string }[]
  /** In the main language; '' in the middle of a chapter. */
  readonly chapter: string
  readonly isRequired: boolean
  /** Opens when the item before it is complete. */
  readonly isAfterPrevious: boolean
}

/** Items as the form begins with them. */
export const readItems = (items: readonly EditedItem[], locale: string): ItemValues[] =>
  items.map(({ uuid, medium, chapter, isRequired, opensAfter }) => ({
    uuid,
    medium,
    isRequired,
    isAfterPrevious: opensAfter !== null,
    chapter: textIn(chapter, locale),
    otherChapters: chapter.filter((text) => text.locale !== locale),
  }))

/** Items as they are saved: each opens after the one that is before it now. */
export const writeItems = (items: readonly ItemValues[], locale: string): CourseItemInput[] =>
  items.map(({ uuid, medium, chapter, otherChapters, isRequired, isAfterPrevious }, place) => ({
    uuid,
    medium: medium.uuid,
    isRequired,
    chapter: chapter.trim() === '' ? [] : [...otherChapters, { locale, text: chapter }],
    opensAfter: isAfterPrevious ? (items[place - 1]?.uuid ?? null) : null,
  }))
