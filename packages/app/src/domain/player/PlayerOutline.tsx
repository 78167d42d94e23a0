import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { Bookmark, Check, ChevronsDown, ChevronsUp, Circle, CircleAlert, Lock, X, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import type { OutlineItem } from '../learning/learningTypes.ts'
import type { Message } from '../../platform/locale/message.ts'
import { outlineProgress } from './outlineSteps.ts'
import * as styles from './Player.css.ts'
import * as rowStyles from './PlayerOutline.css.ts'
import { playerMessages } from './playerMessages.ts'
import type { OutlineUse } from './playerTypes.ts'

interface PlayerOutlineProps extends OutlineUse {
  readonly id: string
  /** Of the sheet on small windows; wide ones always show the outline. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The parts of a course: a column, on small windows a sheet. */
export function PlayerOutline({ id, isOpen, onClose, outline, ...use }: PlayerOutlineProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const nav = useRef<HTMLElement>(null)
  const [isFull, setFull] = useState(false)
  const { completed, parts, minutes } = outlineProgress(outline)
  const words =
    minutes === null
      ? formatMessage(playerMessages.progress, { completed, parts })
      : formatMessage(playerMessages.progressMinutes, { completed, parts, minutes })
  useEffect(
    function showCurrent() {
      if (isOpen) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    },
    [isOpen],
  )
  return (
    <nav
      id={id}
      ref={nav}
      className={styles.outline}
      aria-labelledby={titleId}
      {...(isOpen ? { 'data-open': '' } : {})}
      {...(isFull ? { 'data-full': '' } : {})}
    >
      <div className={styles.outlineHead}>
        <div className={styles.sheetOnly}>
          <Heading level={2} step="h3" id={titleId}>
            {formatMessage(playerMessages.outline)}
          </Heading>
          <div>
            <IconButton
              icon={<Icon glyph={isFull ? ChevronsDown : ChevronsUp} />}
              label={formatMessage(isFull ? playerMessages.shrinkOutline : playerMessages.expandOutline)}
              onPress={() => setFull(!isFull)}
            />
            <IconButton
              icon={<Icon glyph={X} />}
              label={formatMessage(playerMessages.closeOutline)}
              onPress={onClose}
            />
          </div>
        </div>
        <ProgressRibbon
          label={formatMessage(playerMessages.progressLabel)}
          value={parts === 0 ? 1 : completed / parts}
          parts={parts}
          words={words}
        />
      </div>
      <ol className={rowStyles.rows}>
        {outline.map((item) => (
          <OutlineRow key={item.uuid} {...use} item={item} outline={outline} />
        ))}
      </ol>
    </nav>
  )
}

interface OutlineRowProps extends OutlineUse {
  readonly item: OutlineItem
}

const states: Readonly<Record<OutlineItem['state'], readonly [LucideIcon, Message]>> = {
  NOT_STARTED: [Circle, playerMessages.partOpen],
  IN_PROGRESS: [Circle, playerMessages.partOpen],
  COMPLETED: [Check, playerMessages.partComplete],
  FAILED: [CircleAlert, playerMessages.partFailed],
}

function OutlineRow({ item, outline, current, hrefOf, onChoose }: OutlineRowProps) {
  const { formatMessage } = useIntl()
  const { medium, state, lockedBy, neededScore, isRequired } = item
  const isCurrent = item === current
  const [glyph, word] = lockedBy === null ? states[state] : ([Lock, playerMessages.partLocked] as const)
  const go = (uuid: string) => (event: MouseEvent) => {
    // A new tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(uuid)
  }
  const condition = outline.findIndex(({ uuid }) => uuid === lockedBy) + 1
  return (
    <li>
      {item.chapter === null ? null : <div className={rowStyles.chapter}>{item.chapter}</div>}
      <div className={rowStyles.row} {...(isCurrent ? { 'data-current': '' } : {})}>
        <span className={rowStyles.rowGlyph} data-state={lockedBy === null ? state : 'LOCKED'}>
          <Icon glyph={isCurrent && state !== 'COMPLETED' ? Bookmark : glyph} />
          <span className={visuallyHidden}>{formatMessage(word)}</span>
        </span>
        <span>
          {lockedBy === null ? (
            <a
              className={rowStyles.rowLink}
              href={hrefOf(item.uuid)}
              lang={medium.locale}
              onClick={go(item.uuid)}
              {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
            >
              {medium.title}
            </a>
          ) : (
            <span lang={medium.locale}>{medium.title}</span>
          )}
          {lockedBy === null || condition === 0 ? null : (
            <a className={rowStyles.rowNote} href={hrefOf(lockedBy)} onClick={go(lockedBy)}>
              {neededScore === null
                ? formatMessage(playerMessages.opensAfter, { number: condition })
                : formatMessage(playerMessages.opensAfterScore, { number: condition, score: neededScore })}
            </a>
          )}
          {isRequired ? null : <span className={rowStyles.rowNote}>{formatMessage(playerMessages.optional)}</span>}
        </span>
        <span className={rowStyles.rowAside}>
          {medium.durationMinutes === null
            ? null
            : formatMessage(playerMessages.minutes, { minutes: medium.durationMinutes })}
        </span>
      </div>
    </li>
  )
}
