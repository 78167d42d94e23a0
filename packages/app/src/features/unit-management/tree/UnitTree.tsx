import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { Tree } from '@somo/ui/Tree'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { AddressSearch } from '../../../domain/list/view/AddressSearch.tsx'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { treeMessages } from '../messages.ts'
import { mostCounted, toTreeItems } from './treeItems.ts'
import type { UnitOutlineProps } from '../unitPageTypes.ts'
import { exportChunk } from '../panelChunks.ts'
import type { TreeNode } from '../unitTypes.ts'
import * as styles from './UnitTree.css.ts'

/** The search, the tree and what is below it: they come as one, so that nothing is pushed down by what arrives after it. */
export function UnitTree({ address, onAddressChange, tree, retry, ...rest }: UnitOutlineProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className={styles.search}>
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
        {({ nodes, hasMore }) =>
          nodes.length === 0 ? (
            <NoMatch isSearch={address.search !== ''} />
          ) : (
            <Places {...rest} nodes={nodes} hasMore={hasMore} address={address} />
          )
        }
      </QueryView>
      <div className={styles.foot}>
        <Button
          writes
          size="sm"
          variant="plain"
          edge="start"
          icon={<Icon glyph={Download} />}
          onPress={() => onAddressChange({ task: 'export' })}
          onIntent={exportChunk.preload}
        >
          {formatMessage(treeMessages.export)}
        </Button>
        <Checkbox
          label={formatMessage(treeMessages.withArchived)}
          isSelected={address.withArchived}
          onChange={(withArchived) => onAddressChange({ withArchived })}
        />
      </div>
    </>
  )
}

/** That a search finds nothing; that there is nothing at all is said in the place of a page. */
function NoMatch({ isSearch }: { readonly isSearch: boolean }) {
  const { formatMessage } = useIntl()
  if (!isSearch) return null
  return (
    <div className={styles.state}>
      <Text tone="ink2">{formatMessage(treeMessages.none)}</Text>
    </div>
  )
}

interface PlacesProps extends Pick<
  UnitOutlineProps,
  'address' | 'hrefOf' | 'expanded' | 'onExpandedChange' | 'branchStates' | 'onRetryBranch'
> {
  readonly nodes: readonly TreeNode[]
  readonly hasMore: boolean
}

function Places({
  nodes,
  hasMore,
  address,
  hrefOf,
  expanded,
  onExpandedChange,
  branchStates,
  onRetryBranch,
}: PlacesProps) {
  const { formatMessage, formatNumber } = useIntl()
  const items = useMemo(() => {
    const label = ({ name, isArchived, isActive }: TreeNode): string =>
      isArchived
        ? formatMessage(treeMessages.archived, { name })
        : isActive
          ? name
          : formatMessage(treeMessages.inactive, { name })
    return toTreeItems(nodes, {
      label,
      people: (count) => formatMessage(treeMessages.people, { count }),
      many: `${formatNumber(mostCounted)}+`,
      manyPeople: formatMessage(treeMessages.manyPeople, { count: mostCounted }),
      href: (unit) => hrefOf({ unit, task: null }),
    })
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
