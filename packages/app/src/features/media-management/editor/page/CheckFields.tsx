import { maxCheckOptions, type PageCheckOption } from '@somo/graphql/pageBlocks'
import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as styles from './PageEditor.css.ts'
import { pageFileMessages } from './pageFileMessages.ts'
import type { EditedCheck } from './pageForm.ts'

interface CheckFieldsProps {
  readonly block: EditedCheck
  readonly onChange: (block: EditedCheck) => void
}

/** A question with its answers; those that are right are marked. */
export function CheckFields({ block, onChange }: CheckFieldsProps) {
  const { formatMessage } = useIntl()
  const { question, options, explanation } = block
  const setOption = (place: number, changed: Partial<PageCheckOption>): void =>
    onChange({
      ...block,
      options: options.map((option, other) => (other === place ? { ...option, ...changed } : option)),
    })
  return (
    <>
      <TextField
        label={formatMessage(pageFileMessages.question)}
        value={question}
        onChange={(text) => onChange({ ...block, question: text })}
      />
      {[...options.entries()].map(([place, { text, isRight }]) => (
        <div key={place} className={styles.tableRow}>
          <TextField
            label={formatMessage(pageFileMessages.option, { number: place + 1 })}
            value={text}
            onChange={(changed) => setOption(place, { text: changed })}
          />
          <Checkbox
            label={formatMessage(pageFileMessages.isRight)}
            isSelected={isRight}
            onChange={(changed) => setOption(place, { isRight: changed })}
          />
          {options.length > 2 ? (
            <IconButton
              label={formatMessage(pageFileMessages.removeOption, { number: place + 1 })}
              icon={<Icon glyph={X} />}
              onPress={() => onChange({ ...block, options: options.toSpliced(place, 1) })}
            />
          ) : null}
        </div>
      ))}
      {options.length < maxCheckOptions ? (
        <div>
          <Button size="sm" onPress={() => onChange({ ...block, options: [...options, { text: '', isRight: false }] })}>
            {formatMessage(pageFileMessages.addOption)}
          </Button>
        </div>
      ) : null}
      <TextArea
        label={formatMessage(pageFileMessages.explanation)}
        rows={2}
        value={explanation}
        description={formatMessage(pageFileMessages.explanationHint)}
        onChange={(text) => onChange({ ...block, explanation: text })}
      />
    </>
  )
}
