import type { LearningPathItemPartsFragment, LearningPathPartsFragment } from '@somo/graphql/learning-path-editor'
import type { ActionResult } from '../../../platform/api/actionResult.ts'

/** A learning path as the editor has it. */
export type EditedPath = LearningPathPartsFragment
export type EditedStage = EditedPath['stages'][number]
export type PathItem = LearningPathItemPartsFragment

/** What a change answers; the path itself is read anew after it. */
export interface PathPayload {
  readonly path: { readonly uuid: string } | null
}

export type PathResult = ActionResult<PathPayload>

type Texts = readonly { readonly locale: string; readonly text: string }[]

/** The text in a language; '' where there is none. */
export const textIn = (texts: Texts, locale: string): string => texts.find((one) => one.locale === locale)?.text ?? ''
