import type { Import, ImportFieldRule, ImportKind, ImportOptions, ImportReading, Job } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import { describeField, type FieldRow } from '../custom-fields/definitions.ts'
import { brakeOf, confirmationOf } from './wizard/brake.ts'
import { isCustomName, keyOf, tellField, type FieldName } from './columns/fieldNames.ts'
import { fieldsOfKind, neededFields, singleFields } from './columns/fields.ts'
import { namesOf } from './wizard/fixedValues.ts'
import type { Options } from './importTypes.ts'
import type { KeptReading } from './reading/keptReading.ts'
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
  const told = updateFields.map((name) => tellSeen(name, seen))
  return {
    ...options,
    updateFields: told.flatMap(({ field }) => (field === null ? [] : [field])),
    updateCustom: told.flatMap(({ custom }) => (custom === null ? [] : [custom])),
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
  ...kept
}: KeptReading): ImportReading {
  return {
    ...kept,
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
  const { reading, headers, mapping, fixed, options, ownerSubject, ...told } = record
  return {
    ...told,
    reading: reading === null ? null : tellReading(reading),
    columns: (headers ?? []).map((header) => {
      const { field = null, isCertain = false, samples = [] } = mapping?.[header] ?? {}
      const told = tellSeen(field, seen)
      const isTold = told.field !== null || told.custom !== null
      return {
        header,
        ...told,
        isCertain,
        samples: [...samples],
        default: field !== null && isTold ? (fixed.defaults[field] ?? null) : null,
      }
    }),
    constants: namesOf(fixed.constants).flatMap((name) => {
      const told = tellSeen(name, seen)
      return told.field === null && told.custom === null ? [] : [{ ...told, value: fixed.constants[name] ?? '' }]
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
