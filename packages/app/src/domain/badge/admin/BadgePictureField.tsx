import { Button } from '@somo/ui/Button'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { PictureUpload } from '../../medium/PictureUpload.tsx'
import { imageMessages } from './adminMessages.ts'
import type { BadgeAdminData } from './badgeAdminTypes.ts'

export interface BadgePictureFieldProps {
  readonly hasPicture: boolean
  readonly pictures: BadgeAdminData['pictures']
  /** Null: drawn again. */
  readonly onChange: (picture: string | null) => void
}

/** A picture of one's own in place of the drawing; it is seen in the preview at once, and saved with the badge. */
export function BadgePictureField({ hasPicture, pictures: { upload, add }, onChange }: BadgePictureFieldProps) {
  const { formatMessage } = useIntl()
  if (hasPicture)
    return (
      <Stack space={8}>
        <Text>{formatMessage(imageMessages.hasPicture)}</Text>
        <div>
          <Button writes size="sm" onPress={() => onChange(null)}>
            {formatMessage(imageMessages.removePicture)}
          </Button>
        </div>
      </Stack>
    )
  return (
    <PictureUpload
      label={formatMessage(imageMessages.picture)}
      description={formatMessage(imageMessages.pictureHint)}
      takesDrawings
      upload={upload}
      onSent={async ({ uuid }) => {
        const { payload, userErrors, problem } = await add(uuid)
        if (problem !== null) return { kind: 'failed', problem }
        const [error] = userErrors
        if (error !== undefined) return { kind: 'refused', code: error.code }
        onChange(payload?.picture ?? null)
        return null
      }}
    />
  )
}
