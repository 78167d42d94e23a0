import { EmptyState } from '@somo/ui/EmptyState'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { KeyHint } from '@somo/ui/KeyCap'
import { Select } from '@somo/ui/Select'
import { Text } from '@somo/ui/Text'
import { TreeTable } from '@somo/ui/TreeTable'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Message } from '../../platform/locale/message.ts'
import { mayLieIn, mostLevels } from '../../domain/category/categoryTree.ts'
import { languageName } from '../../domain/language/languageName.ts'
import { AddressSearch } from '../../domain/list/view/AddressSearch.tsx'
import { nativeNames } from '../../platform/locale/locales.ts'
import type { CategoryAddress } from './categoryAddress.ts'
import { textLocales } from './categoryForm.ts'
import { searchCategories, toRows } from './categoryRows.tsx'
import * as styles from './CategoryManagement.css.ts'
import type { Category, CategoryActions } from './categoryTypes.ts'
import { actionMessages, treeMessages } from './messages.ts'
import type { useCategoryMenu } from './useCategoryMenu.tsx'
import { useFailureToast } from './useReason.ts'

export interface CategoryTreeProps {
  readonly categories: readonly Category[]
  readonly address: CategoryAddress
  readonly onAddressChange: (change: Partial<CategoryAddress>) => void
  readonly move: CategoryActions['move']
  readonly menuOf: ReturnType<typeof useCategoryMenu>
}

/** Up to so many categories all branches are open at first. */
const mostOpen = 60

/** The tree with its search, the language of its names and its keys. */
export function CategoryTree({ categories, address, onAddressChange, move, menuOf }: CategoryTreeProps) {
  const { formatMessage, locale: own } = useIntl()
  const isDone = useFailureToast()
  const locale = address.names ?? own
  const { shown, count } = useMemo(() => searchCategories(categories, address.search), [categories, address.search])
  const items = useMemo(
    () =>
      toRows(shown, locale, {
        media: (media) => formatMessage(treeMessages.mediaCount, { count: media }),
        fallback: (language) => formatMessage(treeMessages.fallback, { language: languageName(language, own) }),
        inactive: formatMessage(treeMessages.inactive),
      }),
    [shown, locale, own, formatMessage],
  )
  const branches = useMemo(() => new Set(categories.flatMap(({ parent }) => parent ?? [])), [categories])
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const isSearch = address.search !== ''
  const usual = chosen ?? (categories.length <= mostOpen ? branches : new Set<string>())
  const expanded = isSearch ? branches : usual
  const isAllOpen = [...branches].every((uuid) => expanded.has(uuid))
  const find = (uuid: string): Category | undefined => categories.find((one) => one.uuid === uuid)
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <AddressSearch
            label={formatMessage(treeMessages.search)}
            isLabelHidden
            placeholder={formatMessage(treeMessages.search)}
            search={address.search}
            onSearch={(search) => onAddressChange({ search })}
          />
        </div>
        <IconButton
          variant="outline"
          label={formatMessage(isAllOpen ? treeMessages.collapseAll : treeMessages.expandAll)}
          icon={<Icon glyph={isAllOpen ? ChevronsDownUp : ChevronsUpDown} />}
          onPress={() => setChosen(isAllOpen ? new Set() : branches)}
        />
        <div className={styles.language}>
          <Select
            label={formatMessage(treeMessages.namesIn)}
            isLabelHidden
            items={textLocales.map((id) => ({ id, label: nativeNames[id] }))}
            selectedKey={textLocales.find((one) => one === locale) ?? 'en'}
            onSelectionChange={(names) => onAddressChange({ names })}
          />
        </div>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={formatMessage(treeMessages.noMatch)}
          action={<Button onPress={() => onAddressChange({ search: '' })}>{formatMessage(treeMessages.clear)}</Button>}
        >
          {formatMessage(treeMessages.noMatchSentence, { search: address.search })}
        </EmptyState>
      ) : (
        <TreeTable
          label={formatMessage(treeMessages.label)}
          items={items}
          columns={columnTexts(formatMessage)}
          expandedKeys={expanded}
          onExpandedChange={setChosen}
          openKey={address.category}
          onAction={(category) => onAddressChange({ category, task: null })}
          menuOf={({ id, label }) => {
            const category = find(id)
            return {
              label: formatMessage(actionMessages.menu, { name: label }),
              sections: category === undefined ? [] : menuOf(category, false),
            }
          }}
          canMove={(uuid, parent) => mayLieIn(categories, uuid, parent)}
          sayMoved={({ label, position, size, parent }) =>
            parent === null
              ? formatMessage(treeMessages.moved, { name: label, position, size })
              : formatMessage(treeMessages.movedIn, { name: label, position, size, parent })
          }
          // The order of a part of the siblings says nothing about the others.
          {...(isSearch
            ? {}
            : {
                onMove: ({ id, parentId, beforeId }) =>
                  void move({ uuid: id, parent: parentId, before: beforeId }).then(isDone),
              })}
        />
      )}
      <TreeFoot count={count} isSearch={isSearch} />
    </>
  )
}

/** How many categories there are, and the keys that work in the tree. */
function TreeFoot({ count, isSearch }: { readonly count: number; readonly isSearch: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.foot}>
      <Text as="span" step="small" tone="ink2">
        {isSearch
          ? formatMessage(treeMessages.found, { count })
          : formatMessage(treeMessages.total, { count, levels: mostLevels })}
      </Text>
      <span className={styles.keys}>
        <KeyHint keys={['Alt', '↑', '↓', '←', '→']}>{formatMessage(treeMessages.keysMove)}</KeyHint>
        <KeyHint keys={['←', '→']}>{formatMessage(treeMessages.keysOpen)}</KeyHint>
        <KeyHint keys={['Shift', 'F10']}>{formatMessage(treeMessages.keysMenu)}</KeyHint>
      </span>
    </div>
  )
}

const columnTexts = (formatMessage: (message: Message) => string) => ({
  label: formatMessage(treeMessages.name),
  detail: formatMessage(treeMessages.key),
  count: formatMessage(treeMessages.media),
  status: formatMessage(treeMessages.status),
  menu: formatMessage(treeMessages.actionsColumn),
})
