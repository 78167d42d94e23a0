import type { FieldName } from '../columns/fieldNames.ts'
import type { TypedTexts } from '../importTypes.ts'

/** The fields that texts are of. */
export function namesOf(texts: TypedTexts): FieldName[] {
  // The keys are those of the type: whoever keeps such texts has read their fields.
  return Object.keys(texts) as FieldName[]
}
