import { isCustomName, type FieldName } from '../columns/fieldNames.ts'
import type { CheckRules } from '../importTypes.ts'
import { readCustomCell } from './customValues.ts'
import type { Reading } from './rowError.ts'
import { readCell } from './values.ts'

/** What texts are read by. */
export type ReadingRules = Pick<CheckRules, 'kind' | 'custom' | 'dateFormat' | 'numberForms'>

/** Reads a text as a field, whether it stands in a cell or is given beside the file; null where it is empty. */
export function readField(rules: ReadingRules, field: FieldName, text: string): Reading | null {
  return isCustomName(field)
    ? readCustomCell(rules.custom.get(field), text, {
        dateFormat: rules.dateFormat,
        numberForm: rules.numberForms.get(field) ?? null,
      })
    : readCell(rules.kind, field, text, rules.dateFormat)
}
