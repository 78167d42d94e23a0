import {
  DiscardMenuDraftDocument,
  MenuConfigurationDocument,
  PublishMenuDocument,
  SaveMenuDraftDocument,
  UndoPublishMenuDocument,
  type MenuAnswerFragment,
  type MenuStatePartsFragment,
} from '@somo/graphql/menu-configuration'
import { useState } from 'react'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { isDone } from '../../platform/form/isDone.ts'
import { writeMenu, type EditedMenu } from './menuEdit.ts'

/** What is published and what is being prepared, as the server keeps them. */
export type MenuState = MenuStatePartsFragment
export type MenuResult = ActionResult<MenuAnswerFragment>

/** What may be done with the menu; each is made from a revision. */
export interface MenuActions {
  /** Null: the built-in menu. */
  readonly saveDraft: (revision: number, menu: EditedMenu | null) => Promise<MenuResult>
  readonly discardDraft: (revision: number) => Promise<MenuResult>
  readonly publish: (revision: number) => Promise<MenuResult>
  readonly undoPublish: (revision: number) => Promise<MenuResult>
}

export interface MenuConfigurationData extends MenuActions {
  readonly menu: QueryState<MenuState>
  readonly retry: () => void
}

/** The menu by its own calls; what is published shows on this very page at once. */
export function useMenuConfiguration(): MenuConfigurationData {
  const query = useQueryState(MenuConfigurationDocument, { pick: (data) => data.menu.menu })
  // The last state a change was answered with: younger than what was asked at first.
  const [answered, setAnswered] = useState<MenuState | null>(null)
  const { refresh } = useAppearance()
  const save = useAction(SaveMenuDraftDocument, (data): MenuAnswerFragment => data.menu.saveDraft)
  const discard = useAction(DiscardMenuDraftDocument, (data): MenuAnswerFragment => data.menu.discardDraft)
  const publish = useAction(PublishMenuDocument, (data): MenuAnswerFragment => data.menu.publish)
  const undo = useAction(UndoPublishMenuDocument, (data): MenuAnswerFragment => data.menu.undoPublish)
  const take = async (step: Promise<MenuResult>): Promise<MenuResult> => {
    const result = await step
    const menu = result.payload?.menu ?? null
    if (menu !== null) setAnswered(menu)
    return result
  }
  const show = async (step: Promise<MenuResult>): Promise<MenuResult> => {
    const result = await take(step)
    if (isDone(result)) void refresh()
    return result
  }
  return {
    menu: { ...query, data: younger(answered, query.data) },
    retry: query.retry,
    saveDraft: (revision, menu) => take(save.run({ revision, arrangement: menu === null ? null : writeMenu(menu) })),
    discardDraft: (revision) => take(discard.run({ revision })),
    publish: (revision) => show(publish.run({ revision })),
    undoPublish: (revision) => show(undo.run({ revision })),
  }
}

/** Revisions count up; of two states the higher one stands. */
const younger = (one: MenuState | null, other: MenuState | null): MenuState | null =>
  one !== null && (other === null || one.revision >= other.revision) ? one : other
