import type { RatingInput } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import type { FormSchema } from '../../platform/form/validation/resolver.ts'
import type { RateableMedium } from './ratingTypes.ts'
import { maxCharacters } from '../../platform/form/validation/textChecks.ts'

export const longestComment = 2000

/** How the person is named beside a rating. */
export const nameChoices = ['named', 'anonymous'] as const
export type NameChoice = (typeof nameChoices)[number]

/** What the fields of the form hold. */
export interface RatingValues {
  stars: number | null
  comment: string
  name: NameChoice
}

/** What may be saved; the server checks what is taken. */
export const ratingSchema: FormSchema<RatingValues, RatingValues> = z
  .object({
    stars: z.nullable(z.number()),
    comment: z.string().check(maxCharacters(longestComment)),
    name: z.enum(nameChoices),
  })
  .check(z.refine(({ stars }) => stars !== null, { error: 'REQUIRED', path: ['stars'] }))

/** What the form begins with; `stars` were pressed in the list. */
export const initialValues = ({ rating }: RateableMedium, stars: number | null): RatingValues => ({
  stars: stars ?? rating?.stars ?? null,
  comment: rating?.comment ?? '',
  name: rating?.isAnonymous === true ? 'anonymous' : 'named',
})

/** The values as the API takes them. */
export const inputOf = ({ stars, comment, name }: RatingValues): RatingInput => ({
  stars: stars ?? 0,
  comment: comment.trim() === '' ? null : comment,
  isAnonymous: name === 'anonymous',
})
