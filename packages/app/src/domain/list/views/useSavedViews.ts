import {
  CreateViewDocument,
  DeleteViewDocument,
  SavedViewsDocument,
  UpdateViewDocument,
  type SavedViewsQuery,
} from '@somo/graphql/saved-views'
import type { SavedViewInput } from '@somo/graphql/schema'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { UserError } from '../../../platform/form/saveAnswer.ts'

/** A list as somebody likes to see it. */
export type ListSavedView = SavedViewsQuery['views']['views'][number]

/** What a change of the views came to; with neither errors nor a problem it is done. */
export interface ViewAnswer {
  /** The view as it stands now; null where it is gone or nothing was done. */
  readonly view: ListSavedView | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** The kept views of a screen, one's own and shared ones, and how to change them. */
export interface SavedViewsUse {
  /** Empty while they are on their way or cannot be had: a list works without them. */
  readonly views: readonly ListSavedView[]
  readonly problem: Problem | null
  readonly create: (input: SavedViewInput) => Promise<ViewAnswer>
  readonly update: (view: ListSavedView, parts: Partial<SavedViewInput>) => Promise<ViewAnswer>
  readonly remove: (view: ListSavedView) => Promise<ViewAnswer>
}

interface ViewPayload {
  readonly view?: ListSavedView | null
  readonly userErrors: readonly UserError[]
}

/** Reads and keeps the views of a screen such as `/user-management`; while it is not shown nothing is asked. */
export function useSavedViews(screen: string, isShown = true): SavedViewsUse {
  const query = useQueryState(SavedViewsDocument, {
    variables: { screen },
    isWanted: isShown,
    pick: (data) => data.views.views,
  })
  const create = useAction(CreateViewDocument, (data): ViewPayload => data.view.createView)
  const update = useAction(UpdateViewDocument, (data): ViewPayload => data.view.updateView)
  const remove = useAction(DeleteViewDocument, (data): ViewPayload => data.view.deleteView)
  const shown = async (step: Promise<ActionResult<ViewPayload>>): Promise<ViewAnswer> => {
    const { payload, ...outcome } = await step
    if (payload !== null) await query.refetch()
    return { view: payload?.view ?? null, ...outcome }
  }
  return {
    views: query.data ?? [],
    problem: query.problem,
    create: (input) => shown(create.run({ screen, input })),
    update: ({ uuid, revision, name, query, isShared }, parts) =>
      shown(update.run({ uuid, revision, input: { name, query, isShared, ...parts } })),
    remove: ({ uuid }) => shown(remove.run({ uuid })),
  }
}
