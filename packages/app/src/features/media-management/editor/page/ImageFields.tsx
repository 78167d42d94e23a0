import { pageImageSizes } from '@somo/graphql/pageBlocks'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Switch } from '@somo/ui/Switch'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PagePicture } from '../../../../domain/medium/PagePicture.tsx'
import { PictureUpload } from '../../../../domain/medium/PictureUpload.tsx'
import { contentMessages } from '../editorMessages.ts'
import type { EditedImage } from './pageForm.ts'
import { pageMessages } from './pageMessages.ts'
import type { PageImages } from './usePageImages.ts'

interface ImageFieldsProps {
  readonly block: EditedImage
  readonly images: PageImages
  readonly onChange: (block: EditedImage) => void
}

/** A picture: the file, what it shows in words, its caption and width. */
export function ImageFields({ block, images, onChange }: ImageFieldsProps) {
  const { formatMessage } = useIntl()
  const address = images.addresses.find(({ image }) => image === block.image)?.address ?? null
  return (
    <>
      {block.image === '' ? null : <PagePicture block={{ ...block, caption: '' }} address={address} />}
      <ImageUpload block={block} images={images} onChange={onChange} />
      <TextArea
        label={formatMessage(pageMessages.alt)}
        rows={2}
        value={block.isDecorative ? '' : block.alt}
        description={formatMessage(pageMessages.altHint)}
        disabledReason={block.isDecorative ? formatMessage(pageMessages.isDecorative) : undefined}
        onChange={(alt) => onChange({ ...block, alt })}
      />
      <Switch
        label={formatMessage(pageMessages.decorative)}
        description={formatMessage(pageMessages.decorativeHint)}
        isSelected={block.isDecorative}
        onChange={(isDecorative) => onChange({ ...block, isDecorative })}
      />
      <TextField
        label={formatMessage(contentMessages.caption)}
        value={block.caption}
        onChange={(caption) => onChange({ ...block, caption })}
      />
      <SegmentedControl
        label={formatMessage(pageMessages.width)}
        items={pageImageSizes.map((id) => ({ id, label: formatMessage(pageMessages[id]) }))}
        selectedKey={block.size}
        onSelectionChange={(size) => onChange({ ...block, size })}
      />
    </>
  )
}

function ImageUpload({ block, images, onChange }: ImageFieldsProps) {
  const { formatMessage } = useIntl()
  // What was written while the picture travelled stays.
  const now = useRef(block)
  useEffect(function keepBlock() {
    now.current = block
  })
  return (
    <PictureUpload
      label={formatMessage(block.image === '' ? pageMessages.choose : pageMessages.replace)}
      upload={images.upload}
      onSent={async (file) => {
        const added = await images.add(file)
        if ('kind' in added) return added
        const { image, width, height } = added
        onChange({ ...now.current, image, width, height })
        return null
      }}
    />
  )
}
