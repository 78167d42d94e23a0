import {
  CategoriesDocument,
  CategoryMergePreviewDocument,
  CreateCategoryDocument,
  MergeCategoryDocument,
  MoveCategoryDocument,
  RemoveCategoryDocument,
  SetCategoryActiveDocument,
  UpdateCategoryDocument,
  type CategoryAnswerFragment,
} from '@somo/graphql/category-management'
import { useRef, useState } from 'react'
import { moveNode } from '../../domain/category/categoryTree.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { CategoryAddress } from './categoryAddress.ts'
import type {
  Category,
  CategoryActions,
  CategoryAnswer,
  CategoryManagementData,
  CategoryMove,
} from './categoryTypes.ts'

type Tree = readonly Category[]

/** The tree, what can be done with it, and what a merge would do. */
export function useCategoryManagement({ category, task }: CategoryAddress): CategoryManagementData {
  const asked = useQueryState(CategoriesDocument, { pick: (data) => data.categories.all })
  // Each change answers with the whole tree, which is younger than what was asked at first.
  const [answered, setAnswered] = useState<Tree | null>(null)
  const [moves, setMoves] = useState<readonly CategoryMove[]>([])
  const stored = answered ?? asked.data
  const latest = useRef(stored)
  const changes = useChanges((tree) => {
    latest.current = tree
    setAnswered(tree)
  })
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const move: CategoryActions['move'] = (wish) => {
    setMoves((before) => [...before, wish])
    const step = queue.current.then(async () => {
      const tree = latest.current ?? stored ?? []
      const answer = await changes.move(wish, tree.find(({ uuid }) => uuid === wish.uuid)?.revision ?? 0)
      setMoves((before) => before.filter((one) => one !== wish))
      return answer
    })
    queue.current = step
    return step
  }
  const [target, setTarget] = useState<{ readonly of: string | null; readonly uuid: string | null }>({
    of: null,
    uuid: null,
  })
  const mergeTarget = task === 'merge' && target.of === category ? target.uuid : null
  const preview = useQueryState(CategoryMergePreviewDocument, {
    variables: { uuid: category ?? '', into: mergeTarget ?? '' },
    isWanted: category !== null && mergeTarget !== null,
    pick: (data) => data.categories.mergePreview,
  })
  return {
    categories: { ...asked, data: stored === null ? null : moves.reduce<Tree>(moveNode, stored) },
    retry: asked.retry,
    actions: { ...changes, move },
    preview,
    retryPreview: preview.retry,
    mergeTarget,
    onMergeTargetChange: (uuid) => setTarget({ of: category, uuid }),
  }
}

function useChanges(onTree: (tree: Tree) => void) {
  const create = useAction(CreateCategoryDocument, (data): CategoryAnswerFragment => data.category.create)
  const update = useAction(UpdateCategoryDocument, (data): CategoryAnswerFragment => data.category.update)
  const move = useAction(MoveCategoryDocument, (data): CategoryAnswerFragment => data.category.move)
  const setActive = useAction(SetCategoryActiveDocument, (data): CategoryAnswerFragment => data.category.setActive)
  const remove = useAction(RemoveCategoryDocument, (data): CategoryAnswerFragment => data.category.remove)
  const merge = useAction(MergeCategoryDocument, (data): CategoryAnswerFragment => data.category.merge)
  const taken = async (step: Promise<ActionResult<CategoryAnswerFragment>>): Promise<CategoryAnswer> => {
    const { payload, ...outcome } = await step
    if (payload !== null) onTree(payload.categories)
    return { category: payload?.category ?? null, ...outcome }
  }
  return {
    create: (input, parent, idempotenceKey) => taken(create.run({ input, parent, idempotenceKey })),
    update: (uuid, revision, input) => taken(update.run({ uuid, revision, input })),
    move: (wish: CategoryMove, revision: number) => taken(move.run({ ...wish, revision })),
    setActive: ({ uuid, revision }, isActive) => taken(setActive.run({ uuid, revision, isActive })),
    remove: ({ uuid, revision }) => taken(remove.run({ uuid, revision })),
    merge: ({ uuid, revision }, into, expectedMedia) => taken(merge.run({ uuid, revision, into, expectedMedia })),
  } satisfies Omit<CategoryActions, 'move'> & Record<'move', unknown>
}
