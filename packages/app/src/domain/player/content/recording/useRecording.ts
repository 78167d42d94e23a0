import { useCallback, useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import type { PartProps } from '../partTypes.ts'
import { endStretch, nothingPlayed, playTo, takePlayed } from './playedSeconds.ts'
import { resumePlace } from './recordingTime.ts'

/** Seconds between two saves while it is played. */
const saveEvery = 5

interface RecordingOptions extends Pick<PartProps, 'attempt' | 'save' | 'onBeforeSend'> {
  readonly media: RefObject<HTMLMediaElement | null>
}

/** A recording as its controls show it. */
export interface RecordingState {
  readonly isPlaying: boolean
  /** In seconds. */
  readonly place: number
  readonly length: number
  /** 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  readonly speed: number
  readonly hasFailed: boolean
}

const atRest: RecordingState = {
  isPlaying: false,
  place: 0,
  length: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
  hasFailed: false,
}

/** Follows a media element: what was played is saved every few seconds, and whenever it is paused, moved or left. */
export function useRecording({ media, attempt, save, onBeforeSend }: RecordingOptions) {
  const [state, setState] = useState(atRest)
  const played = useRef(nothingPlayed)
  const lastSave = useRef({ place: 0, seconds: attempt.seconds, startedAt: null as number | null })
  const storedLocation = attempt.location

  useEffect(
    function saveBeforeLeaving() {
      const store = (): void => {
        const element = media.current
        if (element === null || attempt.isReview || element.readyState === 0) return
        const [watched, rest] = takePlayed(played.current)
        played.current = rest
        const last = lastSave.current
        const now = performance.now()
        const seconds = last.seconds + (last.startedAt === null ? 0 : (now - last.startedAt) / 1000)
        lastSave.current = {
          place: element.currentTime,
          seconds,
          startedAt: element.paused ? null : now,
        }
        save({
          location: element.currentTime.toFixed(1),
          seconds: Math.round(seconds),
          ...(watched.length > 0 && { watched }),
        })
      }
      const element = media.current
      const pauses = ['pause', 'ended'] as const
      const step = (): void => {
        if (element === null || element.paused || element.seeking) return
        played.current = playTo(played.current, element.currentTime)
        lastSave.current.startedAt ??= performance.now()
        if (Math.abs(element.currentTime - lastSave.current.place) >= saveEvery) store()
      }
      const stop = (): void => {
        if (element === null) return
        // The last report came up to a quarter of a second ago.
        if (!element.seeking) played.current = playTo(played.current, endOf(element))
        played.current = endStretch(played.current)
        store()
      }
      const jump = (): void => {
        played.current = endStretch(played.current)
      }
      for (const name of pauses) element?.addEventListener(name, stop)
      element?.addEventListener('timeupdate', step)
      element?.addEventListener('seeking', jump)
      const end = onBeforeSend(store)
      return () => {
        end()
        for (const name of pauses) element?.removeEventListener(name, stop)
        element?.removeEventListener('timeupdate', step)
        element?.removeEventListener('seeking', jump)
      }
    },
    [media, attempt.isReview, save, onBeforeSend],
  )

  const showState = useCallback((element: HTMLMediaElement): void => setState(stateOf(element)), [])
  const follow = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>): void => showState(currentTarget)
  const resume = (event: SyntheticEvent<HTMLMediaElement>): void => {
    const element = event.currentTarget
    const place = resumePlace(storedLocation, element.duration)
    lastSave.current.place = place
    if (place > 0) element.currentTime = place
    follow(event)
  }
  const events = {
    onPlay: follow,
    onPause: follow,
    onTimeUpdate: follow,
    onSeeked: follow,
    onEnded: follow,
    onVolumeChange: follow,
    onRateChange: follow,
    onDurationChange: follow,
    onLoadedMetadata: resume,
    onError: () => setState((before) => ({ ...before, isPlaying: false, hasFailed: true })),
  }
  return { state, events, showState }
}

const stateOf = (element: HTMLMediaElement): RecordingState => ({
  isPlaying: !element.paused && !element.ended,
  place: element.currentTime,
  length: Number.isFinite(element.duration) ? element.duration : 0,
  volume: element.volume,
  isMuted: element.muted,
  speed: element.playbackRate,
  hasFailed: false,
})

/** The last second counts when the end was reached, whatever fraction of it there is. */
const endOf = (element: HTMLMediaElement): number => (element.ended ? Math.ceil(element.duration) : element.currentTime)
