import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { BannerAction } from '../Banner/Banner.tsx'
import { ToneLine } from '../Banner/ToneLine.tsx'

/** What a notice says by its tint and glyph, strongest last. */
export const noticeTones = ['ok', 'info', 'warn', 'bad'] as const
export type NoticeTone = (typeof noticeTones)[number]

/** The one step of a notice: a button where it does something, a link where it leads somewhere. */
export type NoticeAction = { readonly label: string } & (
  | { readonly onPress: () => void; readonly href?: never }
  | { readonly href: string; readonly onPress?: never }
)

export interface NoticeProps {
  /** `warn` for partial data and conflicts, `info` for offline, `ok` for what was done here, `bad` only for errors of this page. */
  readonly tone: NoticeTone
  /** One sentence: what is, and what it means for the person. */
  readonly children: string
  readonly action?: NoticeAction
  /** Says more than the tone's own glyph: a cloud for offline, two branches for a conflict. */
  readonly glyph?: LucideIcon
  /** It appears while the person works, and is announced: `bad` at once, the rest in a pause. Never for what stood there from the start. @default false */
  readonly isLive?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * One sentence in the page, right above the list, form or panel it is about. For the whole page use Banner, for the
 * outcome of an action a toast, where there is no data at all one of the states (FailedState, OfflineState).
 */
export function Notice({ tone, children, action, glyph, isLive = false, ref }: NoticeProps) {
  return (
    <ToneLine component="Notice" tone={tone} glyph={glyph} isLive={isLive} ref={ref}>
      {children}
      {action === undefined ? null : (
        <>
          {/* An en space: the ring of the step keeps clear of the full stop. */}
          {'\u2002'}
          <Step {...action} />
        </>
      )}
    </ToneLine>
  )
}

function Step({ label, href, onPress }: NoticeAction) {
  return href === undefined ? (
    <BannerAction onPress={onPress}>{label}</BannerAction>
  ) : (
    <BannerAction href={href}>{label}</BannerAction>
  )
}
