import type { CertificateImageKind } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { PictureUpload, type PictureError } from '../../../domain/medium/PictureUpload.tsx'
import type { Upload } from '../../../platform/api/uploads/useUpload.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import * as styles from '../Certificates.css.ts'
import type { Template, TemplateAnswer } from '../certificateTypes.ts'
import { imageMessages } from './imageMessages.ts'

export interface TemplateImagesProps {
  readonly template: Template
  readonly upload: Upload
  /** Null takes the picture away. */
  readonly onSave: (kind: CertificateImageKind, upload: string | null) => Promise<TemplateAnswer>
}

/** The signature and the logo of a template; each change is saved at once and seen in the preview. */
export function TemplateImages({ template, upload, onSave }: TemplateImagesProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.media}>
      <Stack space={16}>
        <Heading level={2} step="h3">
          {formatMessage(imageMessages.title)}
        </Heading>
        {(['SIGNATURE', 'LOGO'] as const).map((kind) => (
          <TemplateImage
            key={kind}
            kind={kind}
            isThere={kind === 'SIGNATURE' ? template.hasSignatureImage : template.hasOwnLogo}
            upload={upload}
            onSave={onSave}
          />
        ))}
      </Stack>
    </section>
  )
}

interface TemplateImageProps extends Pick<TemplateImagesProps, 'upload' | 'onSave'> {
  readonly kind: CertificateImageKind
  readonly isThere: boolean
}

function TemplateImage({ kind, isThere, upload, onSave }: TemplateImageProps) {
  const { formatMessage } = useIntl()
  const [isRemoving, setRemoving] = useState(false)
  const take = async (uuid: string): Promise<PictureError | null> => {
    const { problem, userErrors } = await onSave(kind, uuid)
    if (problem !== null) return { kind: 'failed', problem }
    const [error] = userErrors
    if (error !== undefined) return { kind: 'refused', code: error.code }
    toasts.toast({ message: formatMessage(imageMessages.saved) })
    return null
  }
  const remove = async (): Promise<void> => {
    setRemoving(true)
    const reason = reasonOf(await onSave(kind, null))
    setRemoving(false)
    toasts.toast(
      reason === null
        ? { message: formatMessage(imageMessages.saved) }
        : { tone: 'bad', message: formatMessage(reason) },
    )
  }
  const messages = kind === 'SIGNATURE' ? imageMessages.signature : imageMessages.logo
  if (!isThere)
    return (
      <PictureUpload
        label={formatMessage(messages.label)}
        description={formatMessage(messages.hint)}
        upload={upload}
        onSent={({ uuid }) => take(uuid)}
      />
    )
  return (
    <Stack space={8}>
      <Text>{formatMessage(messages.there)}</Text>
      <div>
        <Button writes size="sm" isPending={isRemoving} onPress={() => void remove()}>
          {formatMessage(messages.remove)}
        </Button>
      </div>
    </Stack>
  )
}
