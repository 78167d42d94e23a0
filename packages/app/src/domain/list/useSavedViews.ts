import { useMutation, useQuery } from '@apollo/client/react'
import {
  CreateViewDocument,
  DeleteViewDocument,
  SavedViewsDocument,
  UpdateViewDocument,
  type SavedViewsQuery,
} from '@somo/graphql/saved-views'
import type { SavedViewInput } from '@somo/graphql/schema'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'

/** A list as somebody likes to see it. */
export type KeptView = SavedViewsQuery['views']['views'][number]

/** What a change of the views came to; with neither errors nor a problem it is done. */
export interface ViewAnswer {
  /** The view as it stands now; null where it is gone or nothing was done. */
  readonly view: KeptView | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** The kept views of a screen, one's own and shared ones, and how to change them. */
export interface SavedViewsUse {
  /** Empty while they are on their way or cannot be had: a list works without them. */
  readonly views: readonly KeptView[]
  readonly problem: Problem | null
  readonly create: (input: SavedViewInput) => Promise<ViewAnswer>
  readonly update: (view: KeptView, parts: Partial<SavedViewInput>) => Promise<ViewAnswer>
  readonly remove: (view: KeptView) => Promise<ViewAnswer>
}

/** Reads and keeps the views of a screen such as `/user-management`; while it is not shown nothing is asked. */
export function useSavedViews(screen: string, isShown = true): SavedViewsUse {
  const { data, error, refetch } = useQuery(SavedViewsDocument, { variables: { screen }, skip: !isShown })
  const [create] = useMutation(CreateViewDocument)
  const [update] = useMutation(UpdateViewDocument)
  const [remove] = useMutation(DeleteViewDocument)
  const settle = async (
    payload: { readonly view?: KeptView | null; readonly userErrors: readonly UserError[] } | undefined,
    fault: unknown,
  ): Promise<ViewAnswer> => {
    if (payload !== undefined) await refetch().catch(() => undefined)
    const problem =
      toProblem(fault) ?? (payload === undefined ? ({ code: 'INTERNAL', requestId: null } as const) : null)
    return { view: payload?.view ?? null, userErrors: payload?.userErrors ?? [], problem }
  }
  return {
    views: data?.views.views ?? [],
    problem: toProblem(error),
    create: async (input) => {
      const answer = await create({ variables: { screen, input } })
      return settle(answer.data?.view.createView, answer.error)
    },
    update: async ({ uuid, revision, name, query, isShared }, parts) => {
      const answer = await update({ variables: { uuid, revision, input: { name, query, isShared, ...parts } } })
      return settle(answer.data?.view.updateView, answer.error)
    },
    remove: async ({ uuid }) => {
      const answer = await remove({ variables: { uuid } })
      return settle(answer.data?.view.deleteView, answer.error)
    },
  }
}
