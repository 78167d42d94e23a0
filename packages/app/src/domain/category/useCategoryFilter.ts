import type { FilterOption } from '@somo/ui/FilterBar'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { pathText } from './categoryTree.ts'
import { useCategoryOptions } from './useCategoryOptions.ts'

/** The active categories as the values of a filter, each with those above it. */
export function useCategoryFilter(): readonly FilterOption[] {
  const { locale } = useIntl()
  const categories = useCategoryOptions()
  return useMemo(
    () => (categories ?? []).map(({ uuid }) => ({ id: uuid, label: pathText(categories ?? [], uuid, locale) })),
    [categories, locale],
  )
}
