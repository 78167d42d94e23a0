import { pageImageSizes } from '@somo/graphql/pageBlocks'
import { Button } from '@somo/ui/Button'
import { FileField } from '@somo/ui/FileField'
import { ProgressBar } from '@somo/ui/ProgressBar'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Switch } from '@somo/ui/Switch'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PagePicture } from '../../../../domain/medium/PagePicture.tsx'
import { useSending } from '../../../../platform/api/useSending.ts'
import { actionMessages } from '../../../../platform/errors/actionMessages.ts'
import { contentMessages } from '../editorMessages.ts'
import type { EditedImage } from './pageForm.ts'
import { pageMessages } from './pageMessages.ts'
import type { ImageFault, PageImages } from './usePageImages.ts'

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
      <ImageUpload {...{ block, images, onChange }} />
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

const pictureEndings = ['.png', '.jpg', '.jpeg', '.webp', '.avif']
/** Bytes: 10 MiB. */
const pictureBytes = 10 * 1024 * 1024

function ImageUpload({ block, images, onChange }: ImageFieldsProps) {
  const { formatMessage } = useIntl()
  // What was written while the picture travelled stays.
  const now = useRef(block)
  useEffect(function keepBlock() {
    now.current = block
  })
  const { sending, send, giveUp } = useSending<ImageFault>(images.upload, async (answer) => {
    if (answer.kind === 'stopped') return null
    if (answer.kind !== 'sent') return answer
    const added = await images.add(answer.file)
    if ('kind' in added) return added
    const { image, width, height } = added
    onChange({ ...now.current, image, width, height })
    return null
  })
  const fault = useFaultText(sending?.fault ?? null)
  if (sending !== null && sending.fault === null)
    return (
      <>
        <ProgressBar
          label={formatMessage(pageMessages.sending)}
          {...(sending.progress < 1 && { value: sending.progress, max: 1 })}
        />
        <div>
          <Button size="sm" onPress={giveUp} autoFocus>
            {formatMessage(pageMessages.stop)}
          </Button>
        </div>
      </>
    )
  return (
    <FileField
      label={formatMessage(block.image === '' ? pageMessages.choose : pageMessages.replace)}
      value={[]}
      onChange={([file]) => {
        if (file !== undefined) send(file)
      }}
      accept={pictureEndings}
      maxSize={pictureBytes}
      {...(fault !== null && { errorMessage: fault })}
    />
  )
}

const told = ['TOO_LARGE', 'WRONG_KIND', 'UNREADABLE', 'UNKNOWN'] as const

function useFaultText(fault: ImageFault | null): string | null {
  const { formatMessage } = useIntl()
  if (fault === null) return null
  if (fault.kind === 'failed')
    return formatMessage(pageMessages.notSent, { reason: formatMessage(actionMessages[fault.problem.code]) })
  return formatMessage(pageMessages[told.find((code) => code === fault.code) ?? 'UNREADABLE'])
}
