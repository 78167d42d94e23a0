import { Notice } from '@somo/ui/Notice'
import { Text } from '@somo/ui/Text'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { DoneNote } from '../DoneNote.tsx'
import { partMessages } from '../partMessages.ts'
import type { PartProps } from '../partTypes.ts'
import { caption, doneNote, picture, recording, screen, stage, transcriptColumn } from './Recording.css.ts'
import { createRecordingActs } from './recordingActs.ts'
import { RecordingControls } from './RecordingControls.tsx'
import { recordingMessages } from './recordingMessages.ts'
import { Transcript } from './Transcript.tsx'
import { cueAt, useCues } from './useCues.ts'
import { useRecording } from './useRecording.ts'

/** A video or audio. The server decides by the seconds that were played when it is complete. */
export function RecordingPart({ attempt, content, medium, isCompleted, save, onBeforeSend }: PartProps) {
  const { formatMessage } = useIntl()
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [hasCaptions, setHasCaptions] = useState(true)
  const { state, events, showState } = useRecording({ media, attempt, save, onBeforeSend })
  const acts = useMemo(() => createRecordingActs(media, showState), [showState])
  const file = content.files.find(({ purpose }) => purpose === 'MAIN')
  const captions = content.files.find(({ purpose }) => purpose === 'CAPTIONS')
  const cues = useCues(media, captions?.address ?? null)
  if (file === undefined) return <Text tone="ink2">{formatMessage(partMessages.noFile)}</Text>
  const isVideo = content.kind === 'VIDEO'
  const fullScreen = (): void => {
    // Refused where the page is embedded without the right to it: then it stays as it is.
    void (document.fullscreenElement === null ? box.current?.requestFullscreen() : document.exitFullscreen())?.catch(
      () => undefined,
    )
  }
  const toggleCaptions = (): void => setHasCaptions((before) => !before)
  const keys: Readonly<Record<string, () => void>> = {
    k: acts.toggle,
    j: acts.back,
    m: acts.mute,
    c: toggleCaptions,
    ...(isVideo && { f: fullScreen }),
  }
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    keys[event.key.toLowerCase()]?.()
  }
  const Media = isVideo ? 'video' : 'audio'
  const line = cueAt(cues, state.place)
  return (
    <div className={recording}>
      {state.hasFailed ? (
        <Notice tone="bad" isLive>
          {formatMessage(recordingMessages.failed)}
        </Notice>
      ) : null}
      <div
        className={stage}
        ref={box}
        role="group"
        aria-label={formatMessage(recordingMessages.region, { title: medium.title })}
        onKeyDown={press}
      >
        <div className={screen}>
          <Media
            ref={media}
            src={file.address}
            preload="metadata"
            playsInline
            lang={medium.locale}
            {...(isVideo ? { className: picture, onClick: acts.toggle } : {})}
            {...(captions === undefined ? {} : { crossOrigin: 'anonymous' as const })}
            {...events}
          >
            {captions === undefined ? null : (
              <track kind="captions" src={captions.address} srcLang={captions.locale ?? medium.locale} default />
            )}
          </Media>
          {isVideo && hasCaptions && line !== null ? (
            <div className={caption} lang={captions?.locale ?? medium.locale}>
              {line.text}
            </div>
          ) : null}
        </div>
        <RecordingControls
          state={state}
          acts={acts}
          fullScreen={isVideo ? fullScreen : null}
          captions={isVideo && cues.length > 0 ? { isOn: hasCaptions, toggle: toggleCaptions } : null}
        />
      </div>
      {isCompleted ? (
        <div className={doneNote}>
          <DoneNote>{formatMessage(recordingMessages.watched)}</DoneNote>
        </div>
      ) : null}
      {cues.length === 0 ? null : (
        <div className={transcriptColumn}>
          <Transcript cues={cues} place={state.place} onSeek={acts.seek} lang={captions?.locale ?? medium.locale} />
        </div>
      )}
    </div>
  )
}
