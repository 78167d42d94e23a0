import type { LucideIcon } from 'lucide-react'
import { iconSizes, type IconSize } from './iconSizes.ts'

export interface IconProps {
  /** A glyph of lucide-react. */
  readonly glyph: LucideIcon
  /** The place it stands in, which gives its size. @default "button" */
  readonly size?: IconSize
  /** For the part around it: its colour and its place. */
  readonly className?: string
}

/**
 * A glyph as heavy as the type beside it: under 16 px the stroke is 2, else 1.75 (look.md, icons). Never read out: what
 * it means stands in words beside it or in the name of its control.
 */
export const Icon = ({ glyph: Glyph, size = 'button', className }: IconProps) => (
  <Glyph
    size={iconSizes[size]}
    strokeWidth={iconSizes[size] < 16 ? 2 : 1.75}
    aria-hidden="true"
    data-component="Icon"
    {...(className === undefined ? {} : { className })}
  />
)
