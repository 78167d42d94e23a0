import { ExternalLink } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { button, type ButtonEdge } from '../Button/buttonClass.ts'
import { lookOf, type ButtonSize } from '../Button/buttonLook.ts'
import { iconSlot, visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { link, outward } from './Link.css.ts'
import { useFollow } from './useFollow.ts'

/** `inline` in running text, `action` on a line of its own, `plain` for titles, the rest look like buttons. */
export const linkVariants = ['inline', 'action', 'plain', 'button', 'solidButton', 'plainButton'] as const
export type LinkVariant = (typeof linkVariants)[number]

export interface LinkProps {
  /** Where it leads; addresses of the app are followed without loading the page anew. */
  readonly href: string
  /** Says where it leads even out of context: "All 9 entries", not "here". */
  readonly children: ReactNode
  /** @default 'inline' */
  readonly variant?: LinkVariant
  /** Height of the variants that look like buttons. @default 'md' */
  readonly size?: ButtonSize
  /** The name, where `children` is one icon alone: the link is then square, in the variants that look like buttons. */
  readonly label?: string
  /** Drawn before the words in the variants that look like buttons; decorative. */
  readonly icon?: ReactNode
  /** Leads out of the product: opens a new tab, shows an arrow and says so. */
  readonly isExternal?: boolean
  /** The address is a file, saved under this name and never followed inside the app. */
  readonly download?: string
  /** This is the page the person is on (`aria-current="page"`). */
  readonly isCurrent?: boolean
  /** As wide as the column; only in the variants that look like buttons. */
  readonly fullWidth?: boolean
  /** For `plainButton` first or last on its line: its words stand on that edge of the column. @default none */
  readonly edge?: ButtonEdge
  readonly id?: string
  readonly 'aria-describedby'?: string
  readonly ref?: Ref<HTMLAnchorElement>
}

const buttonLooks = {
  button: lookOf('outline', 'neutral'),
  solidButton: lookOf('solid', 'primary'),
  plainButton: lookOf('plain', 'neutral'),
} as const

/** Goes somewhere. What does something here is a Button, even if it looks quiet. */
export function Link({
  href,
  children,
  variant = 'inline',
  size = 'md',
  label,
  icon,
  isExternal = false,
  isCurrent = false,
  fullWidth = false,
  edge,
  ref,
  ...rest
}: LinkProps) {
  const follow = useFollow()
  const newTab = useUiText('opensInNewTab')
  const isText = variant === 'inline' || variant === 'action' || variant === 'plain'
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      className={
        isText
          ? link({ variant })
          : button({ look: buttonLooks[variant], size, fullWidth, edge, isSquare: label !== undefined })
      }
      data-component="Link"
      aria-label={label}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {icon === undefined ? null : (
        <span className={iconSlot} data-part="icon">
          {icon}
        </span>
      )}
      {children}
      {isExternal ? (
        <>
          <span className={outward} data-part="outward">
            <Icon glyph={ExternalLink} size="inline" />
          </span>
          <span className={visuallyHidden}> {newTab}</span>
        </>
      ) : null}
    </a>
  )
}
