import type { Import, ImportFieldRule, ImportKind, ImportOptions, ImportReading, Job } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import { describeField, type FieldRow } from '../custom-fields/definitions.ts'
import { brakeOf, confirmationOf } from './wizard/brake.ts'
import { isCustomName, keyOf, tellField, type FieldName } from './columns/fieldNames.ts'
import { fieldsOfKind, neededFields, singleFields } from './columns/fields.ts'
import { namesOf } from './wizard/fixedValues.ts'
import type { Options } from './importTypes.ts'
import type { StoredReading } from './reading/storedReading.ts'
import type { ImportRecord } from './importStore.ts'

/** What is told beside the record: to whom, the job as they may see it, the custom fields they see, and the brake's limit. */
export interface Telling {
  readonly caller: Caller
  readonly job: Job | null
  readonly seen: readonly FieldRow[]
  readonly brakeLimit: number
}

/** A field as the API names it; a custom one that is not seen is none. */
function tellSeen(name: FieldName | null, seen: readonly FieldRow[]): ReturnType<typeof tellField> {
  const isSeen = name !== null && (!isCustomName(name) || seen.some(({ key }) => key === keyOf(name)))
  return isSeen ? tellField(name) : { field: null, custom: null }
}

function tellOptions({ updateFields, ...options }: Options, seen: readonly FieldRow[]): ImportOptions {
  const visible = updateFields.map((name) => tellSeen(name, seen))
  return {
    ...options,
    updateFields: visible.flatMap(({ field }) => (field === null ? [] : [field])),
    updateCustom: visible.flatMap(({ custom }) => (custom === null ? [] : [custom])),
  }
}

function tellReading({
  sheet = null,
  sheets = [],
  headerRow = 1,
  hiddenRows = 0,
  hiddenColumns = [],
  torn = 0,
  tornLines = [],
  ...facts
}: StoredReading): ImportReading {
  return {
    ...facts,
    sheet,
    sheets: [...sheets],
    headerRow,
    hiddenRows,
    hiddenColumns: [...hiddenColumns],
    torn,
    tornLines: [...tornLines],
  }
}

/** An import as the API tells it. */
export function tellImport(record: ImportRecord, { caller, job, seen, brakeLimit }: Telling): Import {
  const { reading, headers, mapping, fixed, options, ownerSubject, ...facts } = record
  return {
    ...facts,
    reading: reading === null ? null : tellReading(reading),
    columns: (headers ?? []).map((header) => {
      const { field = null, isCertain = false, samples = [] } = mapping?.[header] ?? {}
      const column = tellSeen(field, seen)
      const isVisible = column.field !== null || column.custom !== null
      return {
        header,
        ...column,
        isCertain,
        samples: [...samples],
        default: field !== null && isVisible ? (fixed.defaults[field] ?? null) : null,
      }
    }),
    constants: namesOf(fixed.constants).flatMap((name) => {
      const column = tellSeen(name, seen)
      return column.field === null && column.custom === null ? [] : [{ ...column, value: fixed.constants[name] ?? '' }]
    }),
    options: options === null ? null : tellOptions(options, seen),
    brake: brakeOf(record, brakeLimit),
    confirmation: confirmationOf(record),
    isOwn: ownerSubject === caller.subject,
    job,
  }
}

/** The fields of a kind in the order they are offered; custom ones come last, and nobody has to map them. */
export function tellFields(kind: ImportKind, offered: readonly FieldRow[]): ImportFieldRule[] {
  const needed: readonly string[] = neededFields[kind]
  const standing = fieldsOfKind[kind].map((field): ImportFieldRule => ({
    field,
    custom: null,
    isNeeded: needed.includes(field),
    mayRepeat: !singleFields[kind].includes(field),
  }))
  const ordered = standing.sort((one, other) => Number(other.isNeeded) - Number(one.isNeeded))
  return [
    ...ordered,
    ...offered.map((field): ImportFieldRule => ({
      field: null,
      custom: describeField(field),
      isNeeded: false,
      mayRepeat: true,
    })),
  ]
}
