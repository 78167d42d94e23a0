import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Notice } from '@somo/ui/Notice'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './AssistantView.css.ts'
import { messages } from './messages.ts'

const longest = 500

export interface AskFormProps {
  readonly isWaiting: boolean
  /** The questions of a day, where they are used up; else null. */
  readonly limit: number | null
  readonly onAsk: (question: string) => void
}

/** The field for a question. Enter sends it. */
export function AskForm({ isWaiting, limit, onAsk }: AskFormProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const isTooLong = text.length > longest
  const send = (): void => {
    const question = text.trim()
    if (question === '' || isTooLong || isWaiting) return
    setText('')
    onAsk(question)
  }
  if (limit !== null) return <Notice tone="info">{formatMessage(messages.tooMany, { limit })}</Notice>
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.field}>
        <TextArea
          label={formatMessage(messages.question)}
          isLabelHidden
          rows={1}
          value={text}
          onChange={setText}
          onEnter={send}
          placeholder={formatMessage(messages.placeholder)}
          errorMessage={isTooLong ? formatMessage(messages.tooLong) : undefined}
        />
      </div>
      <Button writes type="submit" variant="solid" isPending={isWaiting} icon={<Icon glyph={ArrowUp} />}>
        {formatMessage(messages.ask)}
      </Button>
      <div className={styles.keys}>
        <Text as="p" step="small" tone="ink3">
          {formatMessage(messages.keys)}
        </Text>
      </div>
    </form>
  )
}
