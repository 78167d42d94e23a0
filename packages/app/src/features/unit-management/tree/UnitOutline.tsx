import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Inline } from '@somo/ui/Inline'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { codeAlone, LazyPart } from '../../../platform/errors/LazyPart.tsx'
import { treeMessages } from '../messages.ts'
import { treeChunk } from '../chunks.ts'
import { newChunk } from '../panelChunks.ts'
import * as styles from '../UnitManagementView.css.ts'
import type { UnitOutlineProps } from '../unitPageTypes.ts'

/** The tree of units with its search; the open unit is a tab to its page. */
export function UnitOutline(props: UnitOutlineProps) {
  const { formatMessage } = useIntl()
  const { address, onAddressChange } = props
  return (
    <>
      <div className={styles.outlineHead}>
        <Inline justify="between">
          <Heading
            level={address.unit === null ? 1 : 2}
            step="h2"
            isFocusTarget={address.unit === null}
            id={address.unit === null ? 'page-title' : 'unit-tree-title'}
          >
            {formatMessage(address.unit === null ? treeMessages.page : treeMessages.title)}
          </Heading>
          <IconButton
            writes
            label={formatMessage(treeMessages.add)}
            icon={<Icon glyph={Plus} />}
            onPress={() => onAddressChange({ task: 'new' })}
            onIntent={newChunk.preload}
          />
        </Inline>
      </div>
      <LazyPart {...codeAlone} chunk={treeChunk} waiting={false}>
        {({ UnitTree }) => <UnitTree {...props} />}
      </LazyPart>
    </>
  )
}
