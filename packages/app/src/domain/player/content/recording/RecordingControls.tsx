import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { MenuButton } from '@somo/ui/MenuButton'
import { Captions, Maximize, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as styles from './Recording.css.ts'
import { recordingMessages } from './recordingMessages.ts'
import { formatTime } from './recordingTime.ts'
import type { RecordingActs } from './recordingActs.ts'
import type { RecordingState } from './useRecording.ts'

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

interface RecordingControlsProps {
  readonly state: RecordingState
  readonly acts: RecordingActs
  /** null without captions. */
  readonly captions: { readonly isOn: boolean; readonly toggle: () => void } | null
  /** null for audio. */
  readonly fullScreen: (() => void) | null
}

/** How much of a range is coloured, with a share from 0 to 1 passed. */
const trackSize = (share: number): string => `${Math.min(1, share) * 100}% 6px, 100% 6px`

/** The controls of a recording: the same elements for pointer, finger and keyboard. */
export function RecordingControls({ state, acts, captions, fullScreen }: RecordingControlsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { isPlaying, place, length, volume, isMuted, speed } = state
  const words = formatMessage(recordingMessages.place, { place: formatTime(place), length: formatTime(length) })
  const speedText = (value: number): string =>
    formatMessage(recordingMessages.speedValue, { speed: formatNumber(value) })
  return (
    <div className={styles.controls}>
      <input
        className={styles.seek}
        style={{ backgroundSize: trackSize(length === 0 ? 0 : place / length) }}
        type="range"
        min={0}
        max={length}
        step={1}
        value={Math.min(place, length)}
        aria-label={formatMessage(recordingMessages.seek)}
        aria-valuetext={words}
        onChange={({ currentTarget }) => acts.seek(currentTarget.valueAsNumber)}
      />
      <div className={styles.buttons}>
        <IconButton
          icon={<Icon glyph={isPlaying ? Pause : Play} />}
          label={formatMessage(isPlaying ? recordingMessages.pause : recordingMessages.play)}
          onPress={acts.toggle}
        />
        <IconButton
          icon={<Icon glyph={RotateCcw} />}
          label={formatMessage(recordingMessages.back)}
          onPress={acts.back}
        />
        <span className={styles.loudness}>
          <IconButton
            icon={<Icon glyph={isMuted ? VolumeX : Volume2} />}
            label={formatMessage(isMuted ? recordingMessages.unmute : recordingMessages.mute)}
            onPress={acts.mute}
          />
          <input
            className={styles.volume}
            style={{ backgroundSize: trackSize(isMuted ? 0 : volume) }}
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={isMuted ? 0 : volume}
            aria-label={formatMessage(recordingMessages.volume)}
            aria-valuetext={`${Math.round((isMuted ? 0 : volume) * 100)} %`}
            onChange={({ currentTarget }) => acts.setVolume(currentTarget.valueAsNumber)}
          />
        </span>
        <span className={styles.place}>{words}</span>
        <span className={styles.end}>
          <MenuButton
            label={formatMessage(recordingMessages.speed)}
            placement="top end"
            sections={[
              {
                id: 'speed',
                items: speeds.map((value) => ({ id: String(value), label: speedText(value) })),
                selection: { selected: String(speed), onSelect: (id) => acts.setSpeed(Number(id)) },
              },
            ]}
          >
            {speedText(speed)}
          </MenuButton>
          {captions === null ? null : (
            <IconButton
              icon={<Icon glyph={Captions} />}
              label={formatMessage(recordingMessages.captions)}
              isPressed={captions.isOn}
              onPress={captions.toggle}
            />
          )}
          {fullScreen === null ? null : (
            <IconButton
              icon={<Icon glyph={Maximize} />}
              label={formatMessage(recordingMessages.fullScreen)}
              onPress={fullScreen}
            />
          )}
        </span>
      </div>
    </div>
  )
}
