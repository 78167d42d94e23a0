import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { ProgressBar } from '@somo/ui/ProgressBar'
import { Link } from '@somo/ui/Link'
import { Inline } from '@somo/ui/Inline'
import { Text } from '@somo/ui/Text'
import { formatSize } from '@somo/ui/locale/fileSize'
import { FileText, Music, Package, Pause, Play, RotateCcw, SquarePlay, TriangleAlert, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { MediumUploadActions, MediumUploadItem } from './mediumUpload.ts'
import type { EditorTab } from '../mediumAddress.ts'
import * as styles from './MediumUploadList.css.ts'
import { mediumUploadMessages } from './mediumUploadMessages.ts'
import { uploadReason } from './uploadReason.ts'

function glyphOf(name: string): typeof Package {
  if (/\.zip$/i.test(name)) return Package
  if (/\.pdf$/i.test(name)) return FileText
  return /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac|weba)$/i.test(name) ? Music : SquarePlay
}

export interface MediumUploadRowProps {
  readonly item: MediumUploadItem
  readonly actions: MediumUploadActions
  /** The address of the medium that a file became; null where the page is that of the medium. */
  readonly hrefOf: ((uuid: string, tab: EditorTab) => string) | null
}

/** One file in its two phases, with what can be done. */
export function MediumUploadRow({ item, actions, hrefOf }: MediumUploadRowProps) {
  const intl = useIntl()
  const { name, size } = item
  const reason = uploadReason(intl, item)
  return (
    <li className={styles.row}>
      <span className={styles.glyph}>
        <Icon glyph={glyphOf(name)} />
      </span>
      <div className={styles.facts}>
        <Text step="ui" isStrong>
          {name}
        </Text>
        <Text tone="ink2" step="small">
          {formatSize(size, intl.locale)}
        </Text>
      </div>
      <RowActions item={item} actions={actions} />
      {reason === null ? (
        <Phases item={item} />
      ) : (
        <div className={styles.reason}>
          <Text tone="bad" step="small">
            <Inline as="span" wrap={false} align="start">
              <Icon glyph={TriangleAlert} />
              <span>{reason}</span>
            </Inline>
          </Text>
        </div>
      )}
      {hrefOf === null ? null : <MediumLink item={item} hrefOf={hrefOf} />}
    </li>
  )
}

function MediumLink({
  item: { medium, state, name },
  hrefOf,
}: {
  readonly item: MediumUploadItem
  readonly hrefOf: (uuid: string, tab: EditorTab) => string
}) {
  const { formatMessage } = useIntl()
  if (medium === null || (state !== 'READY' && state !== 'REFUSED')) return null
  return (
    <div className={styles.reason}>
      {state === 'READY' ? (
        <Link href={hrefOf(medium, 'details')}>{formatMessage(mediumUploadMessages.open, { name })}</Link>
      ) : (
        <Link href={hrefOf(medium, 'check')}>{formatMessage(mediumUploadMessages.report, { name })}</Link>
      )}
    </div>
  )
}

function Phases({ item: { name, size, sent, state } }: { readonly item: MediumUploadItem }) {
  const { formatMessage } = useIntl()
  const share = size === 0 ? 0 : sent / size
  const isSent = state === 'CHECKING' || state === 'READY'
  const first = isSent ? 'uploaded' : state === 'SENDING' ? 'sending' : state === 'PAUSED' ? 'paused' : 'waiting'
  const second = state === 'READY' ? 'ready' : state === 'CHECKING' ? 'checking' : 'next'
  return (
    <div className={styles.phases}>
      <ProgressBar
        label={name}
        isLabelHidden
        value={isSent ? 1 : share}
        max={1}
        valueText={formatMessage(mediumUploadMessages[first], { share })}
      />
      <ProgressBar
        label={name}
        isLabelHidden
        {...(state === 'CHECKING' ? {} : { value: state === 'READY' ? 1 : 0 })}
        max={1}
        valueText={formatMessage(mediumUploadMessages[second])}
      />
    </div>
  )
}

function RowActions({
  item: { id, name, state },
  actions,
}: {
  readonly item: MediumUploadItem
  readonly actions: MediumUploadActions
}) {
  const { formatMessage } = useIntl()
  const { onPause, onResume, onRetry, onCancel, onRemove } = actions
  const say = (key: 'pause' | 'resume' | 'retry' | 'cancel' | 'remove'): string =>
    formatMessage(mediumUploadMessages[key], { name })
  const isTravelling = state === 'WAITING' || state === 'SENDING' || state === 'PAUSED'
  return (
    <div className={styles.actions}>
      {(state === 'SENDING' || state === 'PAUSED') && (
        <IconButton
          label={say(state === 'SENDING' ? 'pause' : 'resume')}
          icon={<Icon glyph={state === 'SENDING' ? Pause : Play} />}
          onPress={() => (state === 'SENDING' ? onPause : onResume)(id)}
        />
      )}
      {state === 'FAILED' && (
        <IconButton label={say('retry')} icon={<Icon glyph={RotateCcw} />} onPress={() => onRetry(id)} />
      )}
      {isTravelling && <IconButton label={say('cancel')} icon={<Icon glyph={X} />} onPress={() => onCancel(id)} />}
      {!isTravelling && state !== 'CHECKING' && (
        <IconButton label={say('remove')} icon={<Icon glyph={X} />} onPress={() => onRemove(id)} />
      )}
    </div>
  )
}
