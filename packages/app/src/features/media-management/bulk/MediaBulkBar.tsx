import { Icon } from '@somo/ui/Icon'
import { SelectionBar } from '@somo/ui/SelectionBar'
import { Building2, Tag, UserRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import { bulkVerbs } from './bulkMessages.ts'
import { mediaBulkActions, type MediaBulkAction } from './mediaBulkAction.ts'

export interface MediaBulkBarProps {
  readonly count: number
  readonly onAct: (action: MediaBulkAction) => void
  readonly onClear: () => void
}

const glyphs = { OWNER: Building2, RESPONSIBLE: UserRound, CATEGORY: Tag } as const

/** What can be done with the selected media. */
export function MediaBulkBar({ count, onAct, onClear }: MediaBulkBarProps) {
  const { formatMessage } = useIntl()
  return (
    <SelectionBar
      count={count}
      onClear={onClear}
      actions={mediaBulkActions.map((action) => ({
        id: action,
        label: formatMessage(bulkVerbs[action]),
        icon: <Icon glyph={glyphs[action]} />,
        onAction: () => onAct(action),
      }))}
    />
  )
}
