import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { useFollow } from '../Link/useFollow.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { action as actionClass, dismiss } from './Banner.css.ts'
import { ToneLine, type BannerTone } from './ToneLine.tsx'

export interface BannerProps {
  /** `info` for offline and news, `ok` for what was done, `warn` for partial data and conflicts, `bad` for errors of this page only. */
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

/**
 * Says something of the whole page or of the whole session, above its content; it may be put away. For one list, one
 * form or one panel use Notice, for the outcome of an action a toast, for a list that failed or is empty the states
 * (EmptyState, FailedState), for the error of one field the field's own message.
 */
export function Banner({ tone, children, action, onDismiss, isLive = false, ref }: BannerProps) {
  const dismissLabel = useUiText('dismiss')
  const cross =
    onDismiss === undefined ? null : (
      <button type="button" className={dismiss} data-part="dismiss" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon glyph={X} />
      </button>
    )
  return (
    <ToneLine component="Banner" tone={tone} isLive={isLive} end={cross} ref={ref}>
      {children}
      {action === undefined ? null : <> {action}</>}
    </ToneLine>
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
