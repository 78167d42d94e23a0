import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FieldId } from '../fieldId.ts'
import { FixedValue, type FixedValueContext } from './FixedValue.tsx'
import { fixedMessages } from './fixedMessages.ts'

export interface ColumnDefaultProps extends FixedValueContext {
  readonly header: string
  /** What the column means. */
  readonly id: FieldId
  /** As it was typed; '' for none. */
  readonly value: string
  /** Why it was not taken, in words; null where nothing was wrong. */
  readonly error: string | null
  readonly onChange: (value: string) => void
}

/** What counts where a cell of a column is empty: most columns need none, so the field comes when it is asked for. */
export function ColumnDefault({ header, value, error, onChange, ...field }: ColumnDefaultProps) {
  const { formatMessage } = useIntl()
  const [isOpened, ask] = useState(false)
  if (value === '' && !isOpened) {
    return (
      <div>
        <Button variant="plain" size="sm" icon={<Icon glyph={Plus} />} onPress={() => ask(true)}>
          {formatMessage(fixedMessages.addDefault, { header })}
        </Button>
      </div>
    )
  }
  return (
    <FixedValue
      {...field}
      label={formatMessage(fixedMessages.default, { header })}
      description={formatMessage(fixedMessages.defaultHint)}
      value={value}
      onChange={(text) => {
        ask(true)
        onChange(text)
      }}
      takesFocus={isOpened}
      {...(error === null ? {} : { errorMessage: error })}
    />
  )
}
