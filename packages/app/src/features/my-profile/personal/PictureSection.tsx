import { Avatar } from '@somo/ui/Avatar'
import { Button } from '@somo/ui/Button'
import { FileField } from '@somo/ui/FileField'
import { FormSection } from '@somo/ui/Form'
import { ProgressBar } from '@somo/ui/ProgressBar'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import type { SendAnswer } from '../../../platform/api/uploads/sendFile.ts'
import { errorTexts } from '../errorTexts.ts'
import { messages } from '../messages.ts'
import * as styles from './PictureSection.css.ts'
import { pictureKinds, pictureSize } from './pictureKinds.ts'

/** A picture on its way. */
export interface PictureOnItsWay {
  /** An address of the chosen file itself, to be shown at once. */
  readonly preview: string
  /** How much has left, from 0 to 1; null while the server works on it. */
  readonly share: number | null
}

export interface PictureSectionProps {
  readonly name: string
  readonly src: string | null
  readonly sending: PictureOnItsWay | null
  /** Why the last one was not taken; null where nothing is wrong. */
  readonly error: Extract<SendAnswer, { kind: 'refused' | 'failed' }> | null
  readonly isRemoving: boolean
  readonly onChoose: (file: File) => void
  readonly onStop: () => void
  readonly onRemove: () => void
}

/** The picture of the person. It is kept as soon as it is chosen and needs no saving. */
export function PictureSection({
  name,
  src,
  sending,
  error,
  isRemoving,
  onChoose,
  onStop,
  onRemove,
}: PictureSectionProps) {
  const { formatMessage } = useIntl()
  const fieldErrorText = useErrorText(error)
  const hasPicture = src !== null
  const wasShown = useRef(false)
  const picker = useRef<HTMLInputElement>(null)
  const isSending = sending !== null
  useEffect(
    function keepFocusHere() {
      // "Stop" and "Remove" go with what they were pressed for; the focus must not fall to the page.
      if (wasShown.current && document.activeElement === document.body) picker.current?.focus({ preventScroll: true })
      wasShown.current = true
    },
    [isSending, hasPicture],
  )
  return (
    <FormSection title={formatMessage(messages.picture)}>
      <div className={styles.row}>
        <Avatar name={name} size="lg" src={sending?.preview ?? src} />
        <div className={styles.controls}>
          {sending === null ? (
            <FileField
              ref={picker}
              label={formatMessage(messages.pictureChoose)}
              isLabelHidden
              value={[]}
              onChange={([file]) => {
                if (file !== undefined) onChoose(file)
              }}
              accept={pictureKinds}
              maxSize={pictureSize}
              description={formatMessage(messages.pictureHint)}
              {...(fieldErrorText !== null && { errorMessage: fieldErrorText })}
            />
          ) : (
            <ProgressBar
              label={formatMessage(messages.pictureSending)}
              {...(sending.share !== null && { value: sending.share, max: 1 })}
            />
          )}
          {sending === null ? null : (
            <Button size="sm" onPress={onStop} autoFocus>
              {formatMessage(messages.pictureStop)}
            </Button>
          )}
          {hasPicture && sending === null ? (
            <Button size="sm" variant="plain" edge="start" isPending={isRemoving} onPress={onRemove}>
              {formatMessage(messages.pictureRemove)}
            </Button>
          ) : null}
        </div>
      </div>
    </FormSection>
  )
}

function useErrorText(error: PictureSectionProps['error']): string | null {
  const { formatMessage } = useIntl()
  if (error === null) return null
  if (error.kind === 'failed')
    return formatMessage(errorTexts.NOT_TAKEN, { reason: formatMessage(actionMessages[error.problem.code]) })
  // The server's codes are more than this page has words for; the rest cannot be said of a picture.
  const own: keyof typeof errorTexts | undefined = pictureErrors.find((code) => code === error.code)
  return formatMessage(errorTexts[own ?? 'UNREADABLE'])
}

const pictureErrors = ['TOO_LARGE', 'WRONG_KIND', 'UNREADABLE', 'UNKNOWN', 'LOCKED'] as const
