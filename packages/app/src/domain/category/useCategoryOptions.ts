import { CategoryOptionsDocument } from '@somo/graphql/category-options'
import type { CategoryNode } from './categoryTree.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'

/** The active categories, parents before what lies in them; null until they are there. */
export const useCategoryOptions = (): readonly CategoryNode[] | null =>
  useQueryState(CategoryOptionsDocument, { pick: (data) => data.categories.tree }).data
