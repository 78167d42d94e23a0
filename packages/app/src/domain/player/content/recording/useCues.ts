import { useEffect, useState, type RefObject } from 'react'

/** A line of what is said; times in seconds. */
export interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The lines of the captions, read by the browser; empty without captions and until they are loaded. */
export function useCues(media: RefObject<HTMLMediaElement | null>, address: string | null): readonly Cue[] {
  const [cues, setCues] = useState<readonly Cue[]>([])
  useEffect(
    function readCues() {
      const track = media.current?.querySelector('track')
      if (track === null || track === undefined) return undefined
      const read = (): void => setCues([...(track.track.cues ?? [])].flatMap(cueOf))
      // The browser loads what is not disabled; the lines are drawn by the page.
      track.track.mode = 'hidden'
      track.addEventListener('load', read)
      return () => track.removeEventListener('load', read)
    },
    [media, address],
  )
  return cues
}

/** Voices and styles are left out. */
const cueOf = (cue: TextTrackCue): Cue[] =>
  cue instanceof VTTCue ? [{ from: cue.startTime, to: cue.endTime, text: cue.getCueAsHTML().textContent ?? '' }] : []

/** The line that is said at a place. */
export const cueAt = (cues: readonly Cue[], place: number): Cue | null =>
  cues.find(({ from, to }) => from <= place && place < to) ?? null
