import { calloutTones, type PageBlock } from '@somo/graphql/pageBlocks'
import { Select } from '@somo/ui/Select'
import { Switch } from '@somo/ui/Switch'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { calloutMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { contentMessages } from './editorMessages.ts'

export interface BlockFieldsProps {
  readonly block: PageBlock
  /** Names the block: "Text 3". */
  readonly label: string
  readonly onChange: (block: PageBlock) => void
}

const levels = ['2', '3'] as const

/** What an author changes of one block. */
export function BlockFields({ block, label, onChange }: BlockFieldsProps) {
  const { formatMessage } = useIntl()
  switch (block.kind) {
    case 'heading':
      return (
        <>
          <TextField label={label} value={block.text} onChange={(text) => onChange({ ...block, text })} />
          <Select
            label={formatMessage(contentMessages.level)}
            items={levels.map((id) => ({ id, label: formatMessage(contentMessages[`level${id}`]) }))}
            selectedKey={block.level === 2 ? '2' : '3'}
            onSelectionChange={(level) => onChange({ ...block, level: level === '2' ? 2 : 3 })}
          />
        </>
      )
    case 'text':
      return (
        <TextArea
          label={label}
          rows={4}
          value={block.text}
          description={formatMessage(contentMessages.marksHint)}
          onChange={(text) => onChange({ ...block, text })}
        />
      )
    case 'code':
      return (
        <TextArea
          label={label}
          rows={4}
          spellCheck={false}
          value={block.text}
          onChange={(text) => onChange({ ...block, text })}
        />
      )
    case 'callout':
      return (
        <>
          <Select
            label={formatMessage(contentMessages.tone)}
            items={calloutTones.map((id) => ({ id, label: formatMessage(calloutMessages[id]) }))}
            selectedKey={block.tone}
            onSelectionChange={(tone) => onChange({ ...block, tone })}
          />
          <TextArea label={label} rows={3} value={block.text} onChange={(text) => onChange({ ...block, text })} />
        </>
      )
    case 'list':
      return (
        <>
          <TextArea
            label={label}
            rows={4}
            value={block.items.join('\n')}
            description={formatMessage(contentMessages.itemsHint)}
            onChange={(text) => onChange({ ...block, items: text.split('\n') })}
          />
          <Switch
            label={formatMessage(contentMessages.isOrdered)}
            isSelected={block.isOrdered}
            onChange={(isOrdered) => onChange({ ...block, isOrdered })}
          />
        </>
      )
    case 'table':
      return (
        <>
          <TextField
            label={formatMessage(contentMessages.caption)}
            value={block.caption}
            onChange={(caption) => onChange({ ...block, caption })}
          />
          <TextArea
            label={label}
            rows={4}
            value={block.rows.map((cells) => cells.join('|')).join('\n')}
            description={formatMessage(contentMessages.rowsHint)}
            onChange={(text) => onChange({ ...block, rows: text.split('\n').map((line) => line.split('|')) })}
          />
        </>
      )
    default:
      return block satisfies never
  }
}
