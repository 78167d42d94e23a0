import { vars } from './contract.css.ts'
import type { TypeStepName } from './tokens.ts'

/** The declarations of one type step, for spreading into a style of a `.css.ts` file. */
export interface Typography {
  readonly fontSize: string
  readonly lineHeight: string
  readonly fontWeight: string
  readonly letterSpacing: string
  readonly fontStyle?: 'italic'
}

/** Size, line, weight and tracking of a type step, all read from the theme contract; `note` is the one italic step. */
export const typography = (step: TypeStepName): Typography => {
  const type = vars.type[step]
  const upright = {
    fontSize: type.size,
    lineHeight: type.line,
    fontWeight: type.weight,
    letterSpacing: type.tracking,
  }
  return step === 'note' ? { ...upright, fontStyle: 'italic' } : upright
}
