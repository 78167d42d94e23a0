import type { MediumVersionWholeFragment, MediumWholeFragment } from '@somo/graphql/medium-editor'
import type { ActionResult } from '../../../platform/api/actionResult.ts'

/** A medium as the editor has it. */
export type EditedMedium = MediumWholeFragment
export type EditedVersion = MediumVersionWholeFragment
export type EditedItem = EditedVersion['items'][number]

/** What a change answers; the medium itself is read anew after it. */
export interface MediumPayload {
  readonly medium: { readonly uuid: string; readonly draft?: { readonly revision: number } | null } | null
}

export type MediumResult = ActionResult<MediumPayload>

/** The text in a language; '' where there is none. */
export const textIn = (texts: readonly { readonly locale: string; readonly text: string }[], locale: string): string =>
  texts.find((one) => one.locale === locale)?.text ?? ''

/** The title in the main language. */
export const titleOf = ({ titles, mainLocale }: Pick<EditedMedium, 'titles' | 'mainLocale'>): string =>
  textIn(titles, mainLocale)
