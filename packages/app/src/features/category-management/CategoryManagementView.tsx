import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { ListPage } from '@somo/ui/templates/ListPage'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Message } from '../../platform/locale/message.ts'
import type { CategoryAddress } from './categoryAddress.ts'
import { CategoryPanel } from './CategoryPanel.tsx'
import { CategoryQuestion, type CategoryAsked } from './CategoryQuestion.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import type { Category, CategoryManagementData } from './categoryTypes.ts'
import { MergePanel } from './MergePanel.tsx'
import { formMessages, treeMessages } from './messages.ts'
import { NewCategoryPanel } from './NewCategoryPanel.tsx'
import { useCategoryMenu } from './useCategoryMenu.tsx'

export interface CategoryManagementViewProps extends CategoryManagementData {
  readonly title: Message
  readonly address: CategoryAddress
  readonly onAddressChange: (change: Partial<CategoryAddress>) => void
}

const none: readonly Category[] = []

/** /category-management: the tree of categories, and beside it what is open. */
export function CategoryManagementView(props: CategoryManagementViewProps) {
  const { title, address, onAddressChange, categories, retry, actions } = props
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<CategoryAsked | null>(null)
  const all = categories.data ?? none
  const menuOf = useCategoryMenu({ categories: all, actions, onAddressChange, onAsk: setAsked })
  const isEmpty = categories.data?.length === 0
  const add = (
    <Button
      writes
      variant="solid"
      icon={<Icon glyph={Plus} />}
      onPress={() => onAddressChange({ category: null, task: 'new' })}
    >
      {formatMessage(treeMessages.add)}
    </Button>
  )
  const drawer = categories.data === null ? null : <Panel {...props} all={all} menuOf={menuOf} />
  const hasDrawer = drawer !== null && (address.category !== null || address.task === 'new')
  return (
    <ListPage
      title={formatMessage(title)}
      lead={formatMessage(treeMessages.lead)}
      {...(categories.data === null || isEmpty ? {} : { actions: add })}
      {...(hasDrawer ? { drawer } : {})}
    >
      <QueryView state={categories} onRetry={retry}>
        {(tree) =>
          tree.length === 0 ? (
            <EmptyState title={formatMessage(treeMessages.empty)} action={add}>
              {formatMessage(treeMessages.emptySentence)}
            </EmptyState>
          ) : (
            <div>
              <CategoryTree
                categories={tree}
                address={address}
                onAddressChange={onAddressChange}
                move={actions.move}
                menuOf={menuOf}
              />
            </div>
          )
        }
      </QueryView>
      {asked === null ? null : (
        <CategoryQuestion
          asked={asked}
          categories={all}
          actions={actions}
          onClose={() => setAsked(null)}
          onRemoved={() => onAddressChange({ category: null, task: null })}
        />
      )}
    </ListPage>
  )
}

interface PanelProps extends CategoryManagementViewProps {
  readonly all: readonly Category[]
  readonly menuOf: ReturnType<typeof useCategoryMenu>
}

/** What is open beside the tree. */
function Panel({ all, menuOf, address, onAddressChange, actions, ...merge }: PanelProps) {
  const { formatMessage } = useIntl()
  const close = (): void => onAddressChange({ category: null, task: null })
  const open = (category: string): void => onAddressChange({ category, task: null })
  if (address.task === 'new')
    return (
      <NewCategoryPanel
        key={address.category}
        categories={all}
        parent={address.category}
        create={actions.create}
        onClose={close}
        onCreated={open}
      />
    )
  const category = all.find(({ uuid }) => uuid === address.category)
  if (category === undefined)
    return (
      <Drawer isOpen onClose={close} title={formatMessage(formMessages.gone)}>
        {formatMessage(formMessages.goneSentence)}
      </Drawer>
    )
  if (address.task === 'merge')
    return (
      <MergePanel
        key={category.uuid}
        {...merge}
        actions={actions}
        category={category}
        categories={all}
        onClose={() => open(category.uuid)}
        onMerged={open}
      />
    )
  return (
    <CategoryPanel
      key={category.uuid}
      category={category}
      update={actions.update}
      menu={menuOf(category, true)}
      onClose={close}
    />
  )
}
