import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { TextField } from '@somo/ui/TextField'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { fixedMessages } from './fixedMessages.ts'

export interface ColumnDefaultProps {
  readonly header: string
  /** As it was typed; '' for none. */
  readonly value: string
  /** Why it was not taken, in words; null where nothing was wrong. */
  readonly fault: string | null
  readonly onChange: (value: string) => void
}

/** Whoever asks for the field goes on to type in it. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus()

/** What counts where a cell of a column is empty: most columns need none, so the field comes when it is asked for. */
export function ColumnDefault({ header, value, fault, onChange }: ColumnDefaultProps) {
  const { formatMessage } = useIntl()
  const [isAsked, ask] = useState(false)
  if (value === '' && !isAsked) {
    return (
      <div>
        <Button variant="plain" size="sm" icon={<Icon glyph={Plus} />} onPress={() => ask(true)}>
          {formatMessage(fixedMessages.addDefault, { header })}
        </Button>
      </div>
    )
  }
  return (
    <TextField
      label={formatMessage(fixedMessages.default, { header })}
      description={formatMessage(fixedMessages.defaultHint)}
      value={value}
      onChange={(text) => {
        ask(true)
        onChange(text)
      }}
      autoComplete="off"
      {...(isAsked ? { ref: takeFocus } : {})}
      {...(fault === null ? {} : { errorMessage: fault })}
    />
  )
}
