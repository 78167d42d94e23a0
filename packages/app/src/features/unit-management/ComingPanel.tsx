import { Drawer } from '@somo/ui/Drawer'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { comingMessages } from '../../domain/unit/comingMessages.ts'
import { comingText, type Coming } from '../../domain/unit/comingText.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { isDone } from '../../platform/form/isDone.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { ComingDialog } from './ComingDialog.tsx'
import { comingListMessages } from './comingListMessages.ts'
import * as styles from './ConsequenceList.css.ts'
import type { Unit } from './unitTypes.ts'
import type { ComingUse } from './useComing.ts'
import { useReasonNews } from './useReason.ts'

export interface ComingPanelProps {
  readonly unit: Unit
  readonly coming: ComingUse
  readonly dates: Dates
  readonly onClose: () => void
  /** Something has changed; what is shown may be out of date. */
  readonly onChanged: () => void
}

/** Who comes into a unit on a later day, the nearest first; each can be changed or taken back before. */
export function ComingPanel({ unit, coming, dates, onClose, onChanged }: ComingPanelProps) {
  const { formatMessage } = useIntl()
  const [changing, setChanging] = useState<Coming | null>(null)
  const say = useReasonNews()
  const takeBack = (one: Coming): void =>
    void coming.takeBack(one).then((answer) => {
      if (isDone(answer)) toasts.toast({ message: formatMessage(comingListMessages.takenBack, { name: one.name, unit: unit.name }) })
      else say(answer)
      onChanged()
    })
  return (
    <Drawer isOpen onClose={onClose} title={formatMessage(comingListMessages.title, { unit: unit.name })}>
      <QueryView state={coming.page} onRetry={coming.retry}>
        {(data) =>
          data.items.length === 0 ? (
            <EmptyState title={formatMessage(comingListMessages.empty)}>{formatMessage(comingListMessages.emptySentence)}</EmptyState>
          ) : (
            <Stack space={20}>
              <ul className={styles.list} role="list">
                {data.items.map((one) => (
                  <li key={one.uuid} className={styles.line}>
                    <ComingLine coming={one} dates={dates} onChange={setChanging} onTakeBack={takeBack} />
                  </li>
                ))}
              </ul>
              {data.pageInfo.hasNext ? <Text tone="ink2">{formatMessage(comingListMessages.more)}</Text> : null}
            </Stack>
          )
        }
      </QueryView>
      {changing === null ? null : (
        <ComingDialog coming={changing} dates={dates} change={coming.change} onClose={() => setChanging(null)} onChanged={onChanged} />
      )}
    </Drawer>
  )
}

interface ComingLineProps {
  readonly coming: Coming
  readonly dates: Dates
  readonly onChange: (coming: Coming) => void
  readonly onTakeBack: (coming: Coming) => void
}

function ComingLine({ coming, dates, onChange, onTakeBack }: ComingLineProps) {
  const { formatMessage } = useIntl()
  const items = [
    { id: 'change', label: formatMessage(comingMessages.change), onAction: () => onChange(coming), writes: true },
    { id: 'takeBack', label: formatMessage(comingMessages.takeBack), onAction: () => onTakeBack(coming), writes: true },
  ]
  return (
    <>
      <Stack space={4} align="start">
        <Text as="span" step="ui" isStrong>
          {coming.name}
        </Text>
        <Text as="span" step="small" tone="ink2">
          {comingText(coming, dates, formatMessage)}
        </Text>
        <StatusChip kind="waiting">{formatMessage(coming.isWaiting ? comingMessages.waiting : comingMessages.coming)}</StatusChip>
      </Stack>
      <MenuButton label={formatMessage(comingListMessages.actionsOf, { name: coming.name })} isSquare placement="bottom end" sections={[{ id: 'coming', items }]}>
        <Icon glyph={Ellipsis} />
      </MenuButton>
    </>
  )
}
