import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useFollow } from '../Link/useFollow.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { action as actionClass, banner, dismiss, glyph, words } from './Banner.css.ts'

/** `info` for offline and news, `ok` for what was done, `warn` for partial data and conflicts, `bad` for errors of this page only. */
export const bannerTones = ['info', 'ok', 'warn', 'bad'] as const
export type BannerTone = (typeof bannerTones)[number]

export interface BannerProps {
  readonly tone: BannerTone
  /** One sentence: what is, and what it means for the person. */
  readonly children: ReactNode
  /** One step, usually a BannerAction; it follows the sentence. */
  readonly action?: ReactNode
  /** Present where the notice may be put away. */
  readonly onDismiss?: () => void
  /** The notice appears while the person works: it is announced, `bad` at once, the rest when there is a pause. */
  readonly isLive?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const
const names = { info: 'toneInfo', ok: 'toneOk', warn: 'toneWarn', bad: 'toneBad' } as const

/**
 * A notice in the page, near what it is about. For the outcome of an action use a toast, for a list that failed or is
 * empty EmptyState, for the fault of one field the field's own message.
 */
export function Banner({ tone, children, action, onDismiss, isLive = false, ref }: BannerProps) {
  const toneName = useUiText(names[tone])
  const dismissLabel = useUiText('dismiss')
  const toneGlyph = icons[tone]
  const role = isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined
  return (
    <div className={banner({ tone })} data-component="Banner" data-tone={tone} role={role} ref={ref}>
      <span className={glyph} data-part="glyph">
        <Icon glyph={toneGlyph} size="notice" />
      </span>
      <div className={words} data-part="words">
        <span className={visuallyHidden}>{toneName} </span>
        {children}
        {action === undefined ? null : <> {action}</>}
      </div>
      {onDismiss === undefined ? null : (
        <button type="button" className={dismiss} data-part="dismiss" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon glyph={X} />
        </button>
      )}
    </div>
  )
}

export type BannerActionProps = { readonly children: ReactNode } & (
  | { readonly href: string; readonly onPress?: never }
  | { readonly onPress: () => void; readonly href?: never }
)

/** The step a notice offers: a link where it leads somewhere, a button where it does something. */
export function BannerAction({ children, href, onPress }: BannerActionProps) {
  const follow = useFollow()
  return href === undefined ? (
    <button type="button" className={actionClass} data-component="BannerAction" onClick={onPress}>
      {children}
    </button>
  ) : (
    <a className={actionClass} data-component="BannerAction" href={href} onClick={follow}>
      {children}
    </a>
  )
}
