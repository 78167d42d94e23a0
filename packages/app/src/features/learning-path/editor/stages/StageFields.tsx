import { NumberField } from '@somo/ui/NumberField'
import { Select } from '@somo/ui/Select'
import { TextField } from '@somo/ui/TextField'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { TextLocale } from '../../../../domain/language/textLocales.ts'
import type { FindPathMedia } from '../usePathEditor.ts'
import { StageConditions, type StageConditionsProps } from './StageConditions.tsx'
import { StageItems } from './StageItems.tsx'
import { stageMessages } from './stageMessages.ts'
import * as styles from './Stages.css.ts'

export interface StageFieldsProps extends StageConditionsProps {
  readonly locale: TextLocale
  readonly find: FindPathMedia
  /** Beside the title. */
  readonly menu: ReactNode
}

/** The stage that is edited. */
export function StageFields({ stage, locale, find, menu, onChange, ...rest }: StageFieldsProps) {
  const { formatMessage } = useIntl()
  const count = stage.items.length
  const rules = [
    { id: 'all', label: formatMessage(stageMessages.ruleAll) },
    ...stage.items.slice(1).map((_, place) => ({
      id: String(place + 1),
      label: formatMessage(stageMessages.ruleAny, { needed: place + 1, count }),
    })),
  ]
  const isAll = stage.needed === null || stage.needed >= count
  return (
    <div className={styles.open}>
      <div className={styles.head}>
        <div className={styles.grow}>
          <TextField
            label={formatMessage(stageMessages.title)}
            value={stage.titles[locale]}
            onChange={(title) => onChange({ titles: { ...stage.titles, [locale]: title } })}
            autoComplete="off"
          />
        </div>
        {menu}
      </div>
      <div className={styles.fields}>
        <Select
          label={formatMessage(stageMessages.rule)}
          items={rules}
          selectedKey={isAll ? 'all' : String(stage.needed)}
          onSelectionChange={(id) => onChange({ needed: id === 'all' ? null : Number(id) })}
        />
        <NumberField
          label={formatMessage(stageMessages.dueDays)}
          suffix={formatMessage(stageMessages.afterStart)}
          min={0}
          max={3650}
          value={stage.dueDays}
          onChange={(dueDays) => onChange({ dueDays })}
        />
      </div>
      <StageConditions stage={stage} onChange={onChange} {...rest} />
      <StageItems items={stage.items} find={find} onChange={(items) => onChange({ items })} />
    </div>
  )
}
