import type { MediumFinding } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import type { UploadRefusal } from './mediumUpload.ts'

const findingValues = z.record(z.string(), z.union([z.string(), z.number()]))

/** The values of a finding; none where they cannot be read. */
function readValues(json: string | null): UploadRefusal['values'] {
  try {
    return findingValues.safeParse(JSON.parse(json ?? '{}')).data ?? {}
  } catch {
    // A server of another version may write them differently.
    return {}
  }
}

/** Findings of the check report with their values. */
export const readFindings = (
  findings: readonly Pick<MediumFinding, 'code' | 'place' | 'values'>[],
): readonly UploadRefusal[] =>
  findings.map(({ code, place, values }) => ({ code, place: place ?? null, values: readValues(values ?? null) }))
