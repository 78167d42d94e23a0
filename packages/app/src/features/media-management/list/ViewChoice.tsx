import { Icon } from '@somo/ui/Icon'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { LayoutGrid, List } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { MediaView } from '../../../platform/appearance/deviceSettings.ts'
import { messages } from '../messages.ts'

export interface ViewChoiceProps {
  readonly view: MediaView
  readonly onChange: (view: MediaView) => void
}

/** Rows of a table, or cards with large covers. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <SegmentedControl
      label={formatMessage(messages.look)}
      isLabelHidden
      items={[
        { id: 'list', label: formatMessage(messages.asList), icon: <Icon glyph={List} />, isIconOnly: true },
        { id: 'cards', label: formatMessage(messages.asCards), icon: <Icon glyph={LayoutGrid} />, isIconOnly: true },
      ]}
      selectedKey={view}
      onSelectionChange={onChange}
    />
  )
}
