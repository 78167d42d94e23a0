import { Heading } from '@somo/ui/Heading'
import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './Recording.css.ts'
import { recordingMessages } from './recordingMessages.ts'
import { formatTime } from './recordingTime.ts'
import { cueAt, type Cue } from './useCues.ts'

interface TranscriptProps {
  readonly cues: readonly Cue[]
  readonly lang: string
  readonly place: number
  readonly onSeek: (place: number) => void
}

/** What is said, line by line; a press goes there. */
export function Transcript({ cues, lang, place, onSeek }: TranscriptProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const current = cueAt(cues, place)
  useEffect(
    function followCurrentLine() {
      const [box, line] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
      // Within the list alone: the page itself stays where it is.
      if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 3
    },
    [current?.from],
  )
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} step="h3" id={titleId}>
        {formatMessage(recordingMessages.transcript)}
      </Heading>
      <ol className={styles.transcript} lang={lang} ref={list}>
        {cues.map((cue) => (
          <li key={cue.from}>
            <button
              type="button"
              className={styles.line}
              {...(cue === current ? { 'aria-current': 'true' as const } : {})}
              onClick={() => onSeek(cue.from)}
            >
              <span>{formatTime(cue.from)}</span>
              <span>{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
