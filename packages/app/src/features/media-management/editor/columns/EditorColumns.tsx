import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { ArrowLeft, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { columnMessages } from './columnMessages.ts'
import * as styles from './EditorColumns.css.ts'

export interface EditorColumnsProps {
  /** Names the outline. */
  readonly label: string
  readonly outline: ReactNode
  /** What the address opens; null on a phone shows the outline alone, on wide screens whatever `children` draw. */
  readonly openId: string | null
  readonly onBack: () => void
  readonly notes: ReactNode
  /** The settings of what is open. */
  readonly children: ReactNode
}

/** Outline, settings and notes beside one another; on small screens the outline, and what it opens as a page of its own. */
export function EditorColumns({ label, outline, openId, onBack, notes, children }: EditorColumnsProps) {
  const { formatMessage } = useIntl()
  const settings = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  useFocusOfPage(root, settings, openId)
  const isOpen = openId !== null
  return (
    <div className={styles.columns} ref={root}>
      <section className={styles.outline} aria-label={label} data-hidden={isOpen || undefined}>
        {outline}
      </section>
      <div className={styles.settings} ref={settings} tabIndex={-1} data-hidden={!isOpen || undefined}>
        <div className={styles.back}>
          <Button variant="plain" edge="start" icon={<Icon glyph={ArrowLeft} />} onPress={onBack}>
            {formatMessage(columnMessages.back)}
          </Button>
        </div>
        {children}
      </div>
      <aside className={styles.notes} data-hidden={!isOpen || undefined}>
        {notes}
      </aside>
    </div>
  )
}

const onePage = '(max-width: 1023.98px)'

/** On small screens, where the outline and the settings are two pages: moves the focus to the page that is shown. */
function useFocusOfPage(
  root: { readonly current: HTMLElement | null },
  settings: { readonly current: HTMLElement | null },
  openId: string | null,
): void {
  const last = useRef(openId)
  useEffect(
    function followPage() {
      const before = last.current
      last.current = openId
      if (before === openId || !window.matchMedia(onePage).matches) return
      if (openId !== null) settings.current?.focus()
      else root.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(before ?? '')}"]`)?.focus()
    },
    [root, settings, openId],
  )
}

export interface SettingsHeadProps {
  /** Where it stands: "Part 8 of 9". */
  readonly place: string
  readonly title: string
  readonly actions?: ReactNode
}

/** Names what is open, with what can be done with it. */
export function SettingsHead({ place, title, actions }: SettingsHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <Text step="small" tone="ink2">
          {place}
        </Text>
        <Heading level={2} step="h3">
          {title}
        </Heading>
      </div>
      {actions}
    </div>
  )
}

/** The rows of the outline. */
export const OutlineRows = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
)

export interface OutlineRowProps {
  readonly id: string
  readonly glyph: LucideIcon
  readonly title: string
  readonly second?: ReactNode
  /** At the end of the row: minutes, points. */
  readonly end?: string | undefined
  readonly isCurrent: boolean
  readonly onOpen: () => void
}

/** One row of the outline: opens its settings. */
export function OutlineRow({ id, glyph, title, second, end, isCurrent, onOpen }: OutlineRowProps) {
  return (
    <button
      type="button"
      className={styles.rowButton}
      data-opens={id}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
    >
      <Icon glyph={glyph} />
      <span className={styles.rowWords}>
        <Text as="span" step="ui" isStrong={isCurrent}>
          {title}
        </Text>
        {second === undefined ? null : (
          <Text as="span" step="small" tone="ink2">
            {second}
          </Text>
        )}
      </span>
      {end === undefined ? null : (
        <Text as="span" step="small" tone="ink2">
          {end}
        </Text>
      )}
    </button>
  )
}

export interface EditorNoteProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** One note beside the settings. */
export function EditorNote({ title, children }: EditorNoteProps) {
  return (
    <section className={styles.note}>
      <h3 className={styles.noteTitle}>{title}</h3>
      {children}
    </section>
  )
}

/** A line of a note with its glyph. */
export function NoteLine({ glyph, children }: { readonly glyph: LucideIcon; readonly children: ReactNode }) {
  return (
    <div className={styles.noteLine}>
      <Icon glyph={glyph} />
      <Text step="small" tone="ink2">
        {children}
      </Text>
    </div>
  )
}
