import { Icon } from '@somo/ui/Icon'
import { SelectionBar } from '@somo/ui/SelectionBar'
import { UserCog, UserMinus } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ListCount } from '../../../domain/list/view/ListPages.tsx'
import { countOf } from '../../../domain/list/bulk/selection.ts'
import { exportEntries } from './memberExports.ts'
import { memberMessages } from '../messages.ts'
import type { MemberBulkActions } from './useMemberBulkActions.tsx'

export interface MemberSelectionBarProps {
  readonly count: ListCount
  readonly acting: MemberBulkActions
}

/** What can be done with all that is selected; "all that match" are counted to the end first. */
export function MemberSelectionBar({ count, acting }: MemberSelectionBarProps) {
  const { formatMessage } = useIntl()
  const { selected, select, ask, onExport } = acting
  const { matching, isCapped } = count
  return (
    <SelectionBar
      count={countOf(selected, matching) ?? 0}
      {...(matching === null || isCapped ? {} : { total: matching })}
      onSelectAll={() => select({ all: true, except: new Set() })}
      onClear={() => select(new Set())}
      actions={[
        {
          id: 'role',
          label: formatMessage(memberMessages.change),
          icon: <Icon glyph={UserCog} />,
          onAction: () => ask('ROLE', null),
        },
        {
          id: 'remove',
          label: formatMessage(memberMessages.remove),
          icon: <Icon glyph={UserMinus} />,
          onAction: () => ask('REMOVE', null),
        },
      ]}
      moreActions={[{ id: 'files', items: exportEntries(formatMessage, (format) => onExport(format, true)) }]}
    />
  )
}
