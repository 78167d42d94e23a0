import type { RefObject } from 'react'

/** What can be done with a recording. */
export interface RecordingActs {
  readonly toggle: () => void
  readonly back: () => void
  readonly mute: () => void
  readonly seek: (place: number) => void
  readonly setVolume: (volume: number) => void
  readonly setSpeed: (speed: number) => void
}

/** Seconds of one step back. */
const backBy = 10

/** `onMove` is told of a new place at once: the element reports it later, and the next key counts from it. */
export function createRecordingActs(
  media: RefObject<HTMLMediaElement | null>,
  onMove: (element: HTMLMediaElement) => void,
): RecordingActs {
  const withMedia = (act: (element: HTMLMediaElement) => void): void => {
    if (media.current !== null) act(media.current)
  }
  const seek = (element: HTMLMediaElement, place: number): void => {
    element.currentTime = Math.max(0, place)
    onMove(element)
  }
  return {
    toggle: () =>
      withMedia((element) => {
        // Refused without a file that plays; the element's own error says so.
        if (element.paused) void element.play().catch(() => undefined)
        else element.pause()
      }),
    back: () => withMedia((element) => seek(element, element.currentTime - backBy)),
    mute: () =>
      withMedia((element) => {
        element.muted = !element.muted
      }),
    seek: (place) => withMedia((element) => seek(element, place)),
    setVolume: (volume) =>
      withMedia((element) => {
        element.volume = volume
        element.muted = volume === 0
      }),
    setSpeed: (speed) =>
      withMedia((element) => {
        element.playbackRate = speed
      }),
  }
}
