import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { comingMessages } from '../../../domain/unit/comingMessages.ts'
import { comingText, type Coming } from '../../../domain/unit/comingText.ts'
import type { Dates } from '../../../platform/locale/useDates.ts'
import { line, lines, words } from './lines.css.ts'
import { MembershipDialog } from './MembershipDialog.tsx'
import { unitTabMessages } from './unitTabMessages.ts'
import type { PersonUnitsUse } from './usePerson.ts'
import { useSaid } from './useSaid.ts'

export interface ComingUnitsProps {
  readonly use: Pick<PersonUnitsUse, 'coming' | 'ofComing'>
  readonly dates: Dates
  readonly onChanged: () => void
}

/** Units that a person comes into on a later day; each can be changed or taken back before. */
export function ComingUnits({ use: { coming, ofComing }, dates, onChanged }: ComingUnitsProps) {
  const [changing, setChanging] = useState<Coming | null>(null)
  const said = useSaid()
  const takeBack = (one: Coming): void =>
    void ofComing.takeBack(one).then((answer) => {
      said.of('removed', one.unit.name)(answer)
      onChanged()
    })
  if (coming.length === 0) return null
  return (
    <>
      <ul className={lines} role="list">
        {coming.map((one) => (
          <li key={one.uuid} className={line}>
            <ComingLine coming={one} dates={dates} onChange={setChanging} onTakeBack={takeBack} />
          </li>
        ))}
      </ul>
      {changing === null ? null : (
        <MembershipDialog
          membership={changing}
          pattern={dates.pattern}
          onClose={() => setChanging(null)}
          onSave={async ({ from, ...values }) => {
            // Without a day it stays the one that it was.
            const answer = await ofComing.change(changing, { ...values, from: from ?? changing.from })
            onChanged()
            return answer
          }}
        />
      )}
    </>
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
      <div className={words}>
        <Text as="span" step="ui" isStrong>
          {coming.unit.name}
        </Text>
        <Text as="span" step="small" tone="ink2">
          {comingText(coming, dates, formatMessage)}
        </Text>
        <StatusChip kind="waiting">{formatMessage(coming.isWaiting ? comingMessages.waiting : comingMessages.coming)}</StatusChip>
      </div>
      <MenuButton label={formatMessage(unitTabMessages.actionsOf, { unit: coming.unit.name })} isSquare placement="bottom end" sections={[{ id: 'coming', items }]}>
        <Icon glyph={Ellipsis} />
      </MenuButton>
    </>
  )
}
