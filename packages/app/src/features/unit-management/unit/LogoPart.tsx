import { Button } from '@somo/ui/Button'
import { DropZone } from '@somo/ui/DropZone'
import { Inline } from '@somo/ui/Inline'
import { Text } from '@somo/ui/Text'
import { UploadQueue } from '@somo/ui/UploadQueue'
import { useIntl } from 'react-intl'
import { logoErrors, unitFormMessages } from '../messages.ts'
import type { Unit } from '../unitTypes.ts'
import { useUnitLogo, type LogoError, type LogoPartProps } from './useUnitLogo.ts'
import * as styles from './OpenUnit.css.ts'

/** What the server takes as a logo (the schema, UploadKind): kinds and bytes. */
const photographs = ['.png', '.webp', '.jpg', '.jpeg'] as const
const withDrawings = ['.svg', ...photographs] as const
const mostBytes = 1_048_576

/** The unit's own logo: a new one is saved as soon as it is there, and the one it has can go. */
export function LogoPart(props: LogoPartProps) {
  const { formatMessage } = useIntl()
  const { unit } = props
  const { sending, isRemoving, choose, retry, giveUp, remove } = useUnitLogo(props)
  const reasonOf = useLogoReason(unit)
  const error = sending?.error ?? null
  // A file that is not taken is told of at the place for the next one; one that did not come through can be sent again.
  const isRefused = error?.kind === 'refused'
  const refusal = isRefused ? { errorMessage: reasonOf(error) } : {}
  return (
    <div className={styles.logoPart}>
      <DropZone
        label={formatMessage(unitFormMessages.logo)}
        onFiles={([file]) => {
          if (file !== undefined) choose(file)
        }}
        accept={unit.canSendDrawing ? withDrawings : photographs}
        maxSize={mostBytes}
        maxFiles={1}
        description={formatMessage(unitFormMessages.logoHint)}
        {...refusal}
      />
      {sending === null || isRefused ? null : (
        <UploadQueue
          label={formatMessage(unitFormMessages.logoUpload)}
          level={3}
          items={[
            {
              id: 'logo',
              name: sending.file.name,
              size: sending.file.size,
              state: error === null ? 'sending' : 'failed',
              progress: sending.progress,
              ...(error === null ? {} : { reason: reasonOf(error) }),
            },
          ]}
          onRetry={retry}
          onCancel={giveUp}
          onRemove={giveUp}
        />
      )}
      <Inline space={16}>
        {unit.logoUrl === null ? null : <img className={styles.logo} src={unit.logoUrl} alt="" decoding="async" />}
        <Text as="span" step="small" tone="ink2">
          {formatMessage(unit.logoUrl === null ? unitFormMessages.logoNone : unitFormMessages.logoShown)}
        </Text>
        {unit.logoUrl === null ? null : (
          <Button writes size="sm" isPending={isRemoving} onPress={() => void remove()}>
            {formatMessage(unitFormMessages.logoRemove)}
          </Button>
        )}
      </Inline>
    </div>
  )
}

function useLogoReason({ canSendDrawing }: Unit): (error: LogoError) => string {
  const { formatMessage } = useIntl()
  return (error) => {
    if (error.kind !== 'refused') return error.reason
    if (error.code === 'WRONG_KIND' && !canSendDrawing) return formatMessage(logoErrors.NO_PHOTOGRAPH)
    const known = Object.entries(logoErrors).find(([code]) => code === error.code)
    return formatMessage(known?.[1] ?? logoErrors.OTHER)
  }
}
