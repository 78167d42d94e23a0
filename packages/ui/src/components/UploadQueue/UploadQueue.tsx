import { RotateCcw } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { button } from '../Button/buttonClass.ts'
import { lookOf } from '../Button/buttonLook.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { formatSize } from '../../locale/fileSize.ts'
import { Icon } from '../Icon/Icon.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import type { Words } from '../../locale/words/en.ts'
import { summarise, type UploadSummary } from './summarise.ts'
import * as styles from './UploadQueue.css.ts'
import { Progress, UploadRow } from './UploadRow.tsx'
import type { UploadActions, UploadItem } from './uploadTypes.ts'
import { useRowFocus } from './useRowFocus.ts'

export interface UploadQueueProps extends UploadActions {
  /** Names the queue: "Uploads". */
  readonly label: string
  /** In the order they were added. With none nothing is drawn. */
  readonly items: readonly UploadItem[]
  /** Tries everything that failed again; gets the ids. Offered from two on. */
  readonly onRetryAll?: (ids: readonly string[]) => void
  /** Level of the title in the outline of the page. @default 2 */
  readonly level?: 2 | 3 | 4
}

/**
 * What becomes of files on their way: how far each is, what went wrong, and what can be done. It sends nothing itself.
 * Progress is what has arrived at the server, never what has left the browser.
 */
export function UploadQueue(props: UploadQueueProps) {
  return props.items.length === 0 ? null : (
    <AriaSurroundings>
      <SpokenUploadQueue {...props} />
    </AriaSurroundings>
  )
}

/** Changes only at milestones, so that a live region speaks only then: what did not arrive, half of it, the end. */
const milestone = ({ isOver, done, notUploaded, sent, size }: UploadSummary, words: Words['files']): string => {
  const failures = notUploaded === 0 ? '' : words.notUploaded(notUploaded)
  const way = isOver ? words.allDone(done) : size > 0 && sent * 2 >= size ? words.halfDone : ''
  return [way, failures].filter((part) => part !== '').join(' ')
}

function SpokenUploadQueue({ label, items, onRetryAll, level = 2, ...actions }: UploadQueueProps) {
  const words = useWords().files
  const locale = useUiLocale()
  const titleId = useId()
  const Title = `h${level}` as const
  const summary = summarise(items)
  const text = `${words.overall(summary.done, summary.total)}, ${formatSize(summary.sent, locale)} / ${formatSize(summary.size, locale)}`
  const stable = useStableActions(actions)
  const focus = useRowFocus()
  const { failedIds } = summary
  return (
    <section className={styles.queue} data-component="UploadQueue" aria-labelledby={titleId}>
      <div className={styles.head} data-part="head">
        <Title id={titleId} className={styles.title}>
          {label}
        </Title>
        {onRetryAll === undefined || failedIds.length < 2 ? null : (
          <button
            type="button"
            className={button({ look: lookOf('outline', 'neutral'), size: 'sm' })}
            onClick={() => onRetryAll(failedIds)}
          >
            <Icon glyph={RotateCcw} />
            {words.retryAll(failedIds.length)}
          </button>
        )}
      </div>
      {summary.isOver ? null : (
        <Progress share={summary.size === 0 ? 0 : summary.sent / summary.size} labelledBy={titleId} text={text} />
      )}
      {/* Where all was refused there is nothing to count: the rows say why. */}
      {summary.wanted === 0 ? null : (
        <div className={styles.summary} data-part="summary">
          {text}
        </div>
      )}
      <div role="status" className={visuallyHidden}>
        {milestone(summary, words)}
      </div>
      <ul className={styles.list} aria-labelledby={titleId} data-part="list" tabIndex={-1} {...focus}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} actions={stable} />
        ))}
      </ul>
    </section>
  )
}

/** The same functions for as long as the same ones are offered, calling whatever the app handed over last. */
function useStableActions(actions: UploadActions): UploadActions {
  const latest = useRef(actions)
  useLayoutEffect(function keepLatestActions() {
    latest.current = actions
  })
  const [stable, setStable] = useState(() => ({ offer: '', actions: {} as UploadActions }))
  const offered = actionNames.filter((name) => actions[name] !== undefined)
  const offer = offered.join()
  if (offer === stable.offer) return stable.actions
  const fresh = {
    offer,
    actions: Object.fromEntries(offered.map((name) => [name, (id: string) => latest.current[name]?.(id)])),
  }
  setStable(fresh)
  return fresh.actions
}

const actionNames = [
  'onRetry',
  'onCancel',
  'onPause',
  'onResume',
  'onRemove',
] as const satisfies readonly (keyof UploadActions)[]

// What a screen keeps of a file on its way.
export type { UploadItem } from './uploadTypes.ts'
