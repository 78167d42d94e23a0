import type { ButtonLook } from './Button.css.ts'

/** How much a button asks for attention. */
export const buttonVariants = ['solid', 'outline', 'plain'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

/** What a button is about: anything, the next step, something that cannot be undone. */
export const buttonTones = ['neutral', 'primary', 'danger'] as const
export type ButtonTone = (typeof buttonTones)[number]

/** Heights by density: sm 32/28, md 36/32, lg 44/36 px; at least 40 px where the pointer is coarse. */
export const buttonSizes = ['sm', 'md', 'lg'] as const
export type ButtonSize = (typeof buttonSizes)[number]

const looks = {
  solid: { neutral: 'solidNeutral', primary: 'solidPrimary', danger: 'solidDanger' },
  outline: { neutral: 'outlineNeutral', primary: 'outlinePrimary', danger: 'outlineDanger' },
  plain: { neutral: 'plainNeutral', primary: 'plainPrimary', danger: 'plainDanger' },
} as const satisfies Record<ButtonVariant, Record<ButtonTone, ButtonLook>>

/** The drawn look of a variant and a tone; a solid button without a tone is the primary one. */
export const lookOf = (variant: ButtonVariant, tone: ButtonTone | undefined): ButtonLook =>
  looks[variant][tone ?? (variant === 'solid' ? 'primary' : 'neutral')]
