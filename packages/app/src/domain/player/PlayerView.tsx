import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { iconsOnPhones } from '@somo/ui/iconsOnPhones'
import { Text } from '@somo/ui/Text'
import { ArrowRight, List } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useIntl } from 'react-intl'
import type { PlayedEnrolment } from '../learning/learningTypes.ts'
import { nextItem } from './outlineSteps.ts'
import * as styles from './Player.css.ts'
import { PlayerHeader } from './PlayerHeader.tsx'
import { playerMessages, previewMessages } from './playerMessages.ts'
import { PlayerNotices } from './PlayerNotices.tsx'
import { PlayerOutline } from './PlayerOutline.tsx'
import type { OutlineUse, PlayerNews, SavingState } from './playerTypes.ts'

export interface PlayerViewProps {
  readonly medium: PlayedEnrolment['medium']
  readonly course: OutlineUse
  readonly saving: SavingState
  readonly news: PlayerNews
  readonly isLeaving: boolean
  readonly onLeave: () => void
  /** What is played. */
  readonly children: ReactNode
}

/** The player over the whole window: what is played, with the outline of a course beside it. */
export function PlayerView({ medium, course, saving, news, isLeaving, onLeave, children }: PlayerViewProps) {
  const [isOutlineOpen, setOutlineOpen] = useState(false)
  const outlineId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { outline, current } = course
  const hasOutline = outline.length > 0
  const uuid = current?.uuid

  useEffect(
    function focusHeading() {
      heading.current?.focus()
    },
    [uuid],
  )
  const closeOutline = (): void => setOutlineOpen(false)
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') closeOutline()
  }
  const choose = (item: string): void => {
    closeOutline()
    course.onChoose(item)
  }
  return (
    // Esc closes the sheet from wherever the focus is in the player.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.frame} data-component="Player" onKeyDown={closeOnEscape}>
      <PlayerHeader
        title={medium.title}
        lang={medium.locale}
        saving={saving}
        isLeaving={isLeaving}
        onLeave={onLeave}
        headingRef={hasOutline ? null : heading}
      />
      <PlayerNotices {...news} />
      <div className={styles.body} {...(hasOutline ? { 'data-has-outline': '' } : {})}>
        {hasOutline ? (
          <PlayerOutline {...course} id={outlineId} isOpen={isOutlineOpen} onClose={closeOutline} onChoose={choose} />
        ) : null}
        <section className={styles.content}>
          <div className={styles.contentColumn} data-kind={current?.medium.kind ?? medium.kind}>
            {current === null ? null : <PartHeading current={current} course={course} headingRef={heading} />}
            {children}
            {current === null ? null : (
              <PartFoot
                course={{ ...course, onChoose: choose }}
                outlineButton={{ id: outlineId, isOpen: isOutlineOpen, toggle: () => setOutlineOpen(!isOutlineOpen) }}
                isPreview={news.isPreview}
                onLeave={onLeave}
              />
            )}
          </div>
        </section>
      </div>
    </div>
  )
}

interface PartHeadingProps {
  readonly current: NonNullable<OutlineUse['current']>
  readonly course: OutlineUse
  readonly headingRef: Ref<HTMLHeadingElement>
}

function PartHeading({ current, course: { outline }, headingRef }: PartHeadingProps) {
  const { formatMessage } = useIntl()
  const { title, summary, locale } = current.medium
  return (
    <div className={styles.partHeading}>
      <Text step="small" tone="ink2">
        {formatMessage(playerMessages.partOf, { number: outline.indexOf(current) + 1, parts: outline.length })}
      </Text>
      <div lang={locale}>
        <Heading level={2} step="h1" isFocusTarget ref={headingRef}>
          {title}
        </Heading>
        {summary === null ? null : <Text tone="ink2">{summary}</Text>}
      </div>
    </div>
  )
}

interface PartFootProps {
  readonly course: OutlineUse
  readonly outlineButton: { readonly id: string; readonly isOpen: boolean; readonly toggle: () => void }
  readonly isPreview: boolean
  readonly onLeave: () => void
}

/** The step on from a part; on small windows also the way to the outline. */
function PartFoot({ course: { outline, current, onChoose }, outlineButton, isPreview, onLeave }: PartFootProps) {
  const { formatMessage } = useIntl()
  const next = nextItem(outline, current)
  const isDone = current?.state === 'COMPLETED'
  return (
    <div className={styles.foot}>
      <div className={`${styles.sheetOnly} ${iconsOnPhones}`}>
        <Button
          icon={<Icon glyph={List} />}
          size="lg"
          aria-expanded={outlineButton.isOpen}
          onPress={outlineButton.toggle}
        >
          {formatMessage(playerMessages.outline)}
        </Button>
      </div>
      {next === null ? (
        <Button size="lg" variant={isDone ? 'solid' : 'outline'} onPress={onLeave}>
          {formatMessage(isPreview ? previewMessages.backToEditor : playerMessages.backToMedia)}
        </Button>
      ) : (
        <Button
          size="lg"
          variant={isDone ? 'solid' : 'outline'}
          iconEnd={<Icon glyph={ArrowRight} />}
          onPress={() => onChoose(next.uuid)}
        >
          {formatMessage(playerMessages.continueWith, { number: outline.indexOf(next) + 1 })}
        </Button>
      )}
    </div>
  )
}
