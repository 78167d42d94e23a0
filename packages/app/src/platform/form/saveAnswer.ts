import type { Problem } from '../errors/problem.ts'
import { missingBy, type ErrorTexts } from './validation/fieldError.ts'
import { errorMessages } from './formMessages.ts'
import type { PlacedError } from './validation/resolver.ts'

/** An expected error of business as a mutation answers it (decision 0018): a code, and the path of the argument it is about. */
export interface UserError {
  readonly code: string
  /** Steps into the input, such as `["dates", "0", "from"]`; null or empty where the whole is meant. */
  readonly path: readonly (string | number)[] | null
}

/** What saving came to. With neither errors nor a problem everything is saved. */
export interface SaveAnswer<Values> {
  readonly userErrors?: readonly UserError[]
  /** The call itself failed. */
  readonly problem?: Problem | null
  /** The values as the server keeps them now. @default what was sent */
  readonly saved?: Values
}

/**
 * The server's errors as errors of fields. A path that leads below a field is the field's, one that leads to none is the
 * whole form's; a code without a text of its own is "cannot be used".
 */
export function errorsOfUserErrors(
  errors: readonly UserError[],
  fields: ReadonlySet<string>,
  texts: ErrorTexts,
): readonly PlacedError[] {
  return errors.map(({ code, path }) => ({
    path: fieldAt(path ?? [], fields),
    error: {
      message: (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? errorMessages.unusable,
      ...missingBy(code),
    },
  }))
}

function fieldAt(path: readonly (string | number)[], fields: ReadonlySet<string>): string {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join('.')
    if (fields.has(name)) return name
  }
  return ''
}
