import type { FieldName } from '../columns/fieldNames.ts'
import type { Mapping } from './importPlan.ts'
import { isWorkbook, type StoredReading } from '../reading/storedReading.ts'
import type { NumberForm } from '../reading/numbers.ts'

/**
 * How mapped fields write numbers, as far as their columns tell: a text file tells nothing, and a workbook
 * that was read before its columns were looked at has numbers alone.
 */
export function numberFormsOf(
  reading: StoredReading | null,
  mapping: Mapping | null,
): ReadonlyMap<FieldName, NumberForm> {
  if (!isWorkbook(reading)) return new Map()
  return new Map(
    Object.values(mapping ?? {}).flatMap(({ field, numbers = 'TYPED' }): [FieldName, NumberForm][] =>
      field === null || numbers === null ? [] : [[field, numbers]],
    ),
  )
}
