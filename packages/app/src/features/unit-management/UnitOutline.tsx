import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Inline } from '@somo/ui/Inline'
import { Text } from '@somo/ui/Text'
import { Tree } from '@somo/ui/Tree'
import { Download, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { AddressSearch } from '../../domain/list/AddressSearch.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { treeMessages } from './messages.ts'
import { mostCounted, toTreeItems } from './treeItems.ts'
import type { UnitAddress } from './unitAddress.ts'
import { exportPart, newPart } from './unitParts.ts'
import type { TreeNode } from './unitTypes.ts'
import type { UnitTreeUse } from './useUnitTree.ts'
import * as styles from './UnitManagementView.css.ts'

export interface UnitOutlineProps extends Omit<UnitTreeUse, 'refresh'> {
  readonly address: UnitAddress
  /** The address of another state of this screen. */
  readonly hrefOf: (change: Partial<UnitAddress>) => string
  readonly onAddressChange: (change: Partial<UnitAddress>) => void
}

/** The tree of units with its search; the open unit is a tab to its page. */
export function UnitOutline({ address, onAddressChange, tree, retry, ...rest }: UnitOutlineProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className={styles.outlineHead}>
        <Inline justify="between">
          <Heading level={address.unit === null ? 1 : 2} step="h2" isFocusTarget={address.unit === null} id={address.unit === null ? 'page-title' : 'unit-tree-title'}>
            {formatMessage(address.unit === null ? treeMessages.page : treeMessages.title)}
          </Heading>
          <IconButton writes label={formatMessage(treeMessages.add)} icon={<Icon glyph={Plus} />} onPress={() => onAddressChange({ task: 'new' })} onIntent={newPart.warm} />
        </Inline>
        <AddressSearch
          label={formatMessage(treeMessages.search)}
          isLabelHidden
          placeholder={formatMessage(treeMessages.search)}
          search={address.search}
          onSearch={(search) => onAddressChange({ search })}
          isBusy={tree.isWaiting && tree.data !== null}
        />
      </div>
      <QueryView state={tree} onRetry={retry}>
        {({ nodes, hasMore }) => (nodes.length === 0 ? <NoMatch isSearch={address.search !== ''} /> : <Places {...rest} nodes={nodes} hasMore={hasMore} address={address} />)}
      </QueryView>
      <div className={styles.outlineFoot}>
        <Button writes size="sm" variant="plain" edge="start" icon={<Icon glyph={Download} />} onPress={() => onAddressChange({ task: 'export' })} onIntent={exportPart.warm}>
          {formatMessage(treeMessages.export)}
        </Button>
        <Checkbox label={formatMessage(treeMessages.withArchived)} isSelected={address.withArchived} onChange={(withArchived) => onAddressChange({ withArchived })} />
      </div>
    </>
  )
}

/** That a search finds nothing; that there is nothing at all is said in the place of a page. */
function NoMatch({ isSearch }: { readonly isSearch: boolean }) {
  const { formatMessage } = useIntl()
  if (!isSearch) return null
  return (
    <div className={styles.outlineState}>
      <Text tone="ink2">{formatMessage(treeMessages.none)}</Text>
    </div>
  )
}

interface PlacesProps extends Pick<UnitOutlineProps, 'address' | 'hrefOf' | 'expanded' | 'onExpandedChange' | 'branchStates' | 'onRetryBranch'> {
  readonly nodes: readonly TreeNode[]
  readonly hasMore: boolean
}

function Places({ nodes, hasMore, address, hrefOf, expanded, onExpandedChange, branchStates, onRetryBranch }: PlacesProps) {
  const { formatMessage, formatNumber } = useIntl()
  const items = useMemo(() => {
    const label = ({ name, isArchived, isActive }: TreeNode): string =>
      isArchived ? formatMessage(treeMessages.archived, { name }) : isActive ? name : formatMessage(treeMessages.inactive, { name })
    return toTreeItems(nodes, { label, people: (count) => formatMessage(treeMessages.people, { count }), many: `${formatNumber(mostCounted)}+`, manyPeople: formatMessage(treeMessages.manyPeople, { count: mostCounted }), href: (unit) => hrefOf({ unit, task: null }) })
  }, [nodes, formatMessage, formatNumber, hrefOf])
  return (
    <>
      <Tree
        label={formatMessage(treeMessages.title)}
        items={items}
        expandedKeys={expanded}
        onExpandedChange={onExpandedChange}
        currentKey={address.unit}
        branchStates={branchStates}
        onRetry={onRetryBranch}
      />
      {hasMore ? (
        <Text step="small" tone="ink2">
          {formatMessage(treeMessages.more)}
        </Text>
      ) : null}
    </>
  )
}
