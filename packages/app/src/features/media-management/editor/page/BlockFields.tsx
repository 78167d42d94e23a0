import { calloutTones } from '@somo/graphql/pageBlocks'
import { RichTextField } from '@somo/ui/RichTextField'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { calloutMessages } from '../../../../domain/medium/mediumKindMessages.ts'
import { pageTextFormat } from '../../../../domain/medium/pageText.ts'
import { contentMessages } from '../editorMessages.ts'
import { CheckFields } from './CheckFields.tsx'
import { FileFields, VideoFields } from './FileBlockFields.tsx'
import { ImageFields } from './ImageFields.tsx'
import type { EditedBlock } from './pageForm.ts'
import { pageMessages } from './pageMessages.ts'
import { TableFields } from './TableFields.tsx'
import type { PageAttachments } from './usePageAttachments.ts'
import type { PageImages } from './usePageImages.ts'

export interface BlockFieldsProps {
  readonly block: EditedBlock
  /** Names the block: "Text 3". */
  readonly label: string
  readonly images: PageImages
  readonly attachments: PageAttachments
  readonly locale: string
  readonly onChange: (block: EditedBlock) => void
}

const levels = ['2', '3'] as const

/** What an author changes of one block. */
export function BlockFields({ block, label, images, attachments, locale, onChange }: BlockFieldsProps) {
  const { formatMessage } = useIntl()
  switch (block.kind) {
    case 'heading':
      return (
        <>
          <TextField label={label} value={block.text} onChange={(text) => onChange({ ...block, text })} />
          <SegmentedControl
            label={formatMessage(contentMessages.level)}
            items={levels.map((id) => ({ id, label: formatMessage(contentMessages[`level${id}`]) }))}
            selectedKey={block.level === 2 ? '2' : '3'}
            onSelectionChange={(level) => onChange({ ...block, level: level === '2' ? 2 : 3 })}
          />
        </>
      )
    case 'text':
      return <RichText label={label} value={block.text} onChange={(text) => onChange({ ...block, text })} />
    case 'code':
      return (
        <TextArea
          label={label}
          rows={6}
          spellCheck={false}
          value={block.text}
          onChange={(text) => onChange({ ...block, text })}
        />
      )
    case 'callout':
      return (
        <>
          <SegmentedControl
            label={formatMessage(contentMessages.tone)}
            items={calloutTones.map((id) => ({ id, label: formatMessage(calloutMessages[id]) }))}
            selectedKey={block.tone}
            onSelectionChange={(tone) => onChange({ ...block, tone })}
          />
          <RichText label={label} value={block.text} onChange={(text) => onChange({ ...block, text })} />
        </>
      )
    case 'table':
      return <TableFields block={block} onChange={onChange} />
    case 'image':
      return <ImageFields block={block} images={images} onChange={onChange} />
    case 'video':
      return <VideoFields block={block} attachments={attachments} locale={locale} onChange={onChange} />
    case 'file':
      return <FileFields block={block} attachments={attachments} onChange={onChange} />
    case 'check':
      return <CheckFields block={block} onChange={onChange} />
    case 'divider':
      return <Text tone="ink2">{formatMessage(contentMessages.divider)}</Text>
    default:
      return block satisfies never
  }
}

interface RichTextProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

const RichText = (props: RichTextProps) => {
  const { formatMessage } = useIntl()
  return (
    <RichTextField
      {...props}
      isBlock
      format={pageTextFormat}
      plainDescription={formatMessage(pageMessages.plainHint)}
    />
  )
}
