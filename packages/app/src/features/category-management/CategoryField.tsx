import { ComboBox } from '@somo/ui/ComboBox'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { pathText } from '../../domain/category/categoryTree.ts'
import type { Category } from './categoryTypes.ts'
import { formMessages } from './messages.ts'

/** The id of the top level among the choices. */
const top = 'top'
/** So many choices are listed at once. */
const mostListed = 50

export interface CategoryFieldProps {
  readonly label: string
  readonly categories: readonly Category[]
  /** Which of them may be chosen; null is the top level. */
  readonly isOffered: (uuid: string | null) => boolean
  /** The chosen one: a uuid, null for the top level, undefined for none yet. */
  readonly value: string | null | undefined
  readonly onChange: (uuid: string | null | undefined) => void
  readonly description?: string
  readonly errorMessage?: string | undefined
  readonly id?: string
  readonly onBlur?: () => void
}

/** One category of the tree, found by its path. */
export function CategoryField({ categories, isOffered, value, onChange, ...field }: CategoryFieldProps) {
  const { formatMessage, locale } = useIntl()
  const [search, setSearch] = useState('')
  const options = useMemo(
    () => [
      ...(isOffered(null) ? [{ id: top, label: formatMessage(formMessages.top) }] : []),
      ...categories
        .filter(({ uuid }) => isOffered(uuid))
        .map(({ uuid }) => ({ id: uuid, label: pathText(categories, uuid, locale) })),
    ],
    [categories, isOffered, formatMessage, locale],
  )
  const found = options.filter(({ label }) => label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()))
  return (
    <ComboBox
      {...field}
      isRequired
      items={found.slice(0, mostListed)}
      selected={options.find(({ id }) => id === (value === null ? top : value)) ?? null}
      onSearch={setSearch}
      onSelectionChange={(option) => onChange(option === null ? undefined : option.id === top ? null : option.id)}
    />
  )
}
