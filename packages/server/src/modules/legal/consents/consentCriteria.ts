import type { ConsentCriteria, ConsentMode, Role } from '@somo/graphql/schema'
import { z } from 'zod'

const role = z.enum(['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const satisfies readonly Role[])
const mode = z.enum(['NONE', 'ACKNOWLEDGE', 'ACCEPT'] as const satisfies readonly ConsentMode[])
const texts = z.array(z.string())

// Earlier consents kept less; what is not there was not kept.
const criteriaSchema = z.object({
  mode: z.optional(mode),
  roles: z.optional(z.array(role)),
  units: z.optional(texts),
  language: z.optional(z.string()),
  audienceRoles: z.optional(z.array(role)),
  audienceLocales: z.optional(texts),
  unit: z.optional(z.nullable(z.object({ name: z.string() }))),
})

/** Why somebody was asked, as it was kept with their answer; null where nothing that can be read was. */
export function readCriteria(criteria: unknown): ConsentCriteria | null {
  const read = criteriaSchema.safeParse(criteria)
  if (!read.success) return null
  const {
    mode: storedMode = null,
    roles = null,
    units = null,
    language = null,
    audienceRoles = null,
    audienceLocales = null,
    unit = null,
  } = read.data
  return { mode: storedMode, roles, units, language, audienceRoles, audienceLocales, audienceUnit: unit?.name ?? null }
}
