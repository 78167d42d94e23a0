import type { ImportDelimiter, ImportEncoding } from '@somo/graphql/schema'
import { isDateFormat, type DateFormat } from './dates.ts'

/** How a file is read, as it is kept: found out or chosen. */
export interface StoredReading {
  readonly encoding: ImportEncoding | null
  readonly delimiter: ImportDelimiter | null
  readonly dateFormat: string
  /** Absent where the file was read before they were kept; so the following. */
  readonly sheet?: string | null
  readonly sheets?: readonly { readonly name: string; readonly isHidden: boolean }[]
  readonly headerRow?: number
  readonly hiddenRows?: number
  readonly hiddenColumns?: readonly string[]
  /** Rows whose quotes or whose number of cells do not fit; absent where the file was read before they were counted. */
  readonly torn?: number
  /** The lines of the first of them. */
  readonly tornLines?: readonly number[]
}

/** What somebody chose; the rest is found out. */
export interface WantedReading {
  readonly encoding?: ImportEncoding | null
  readonly delimiter?: ImportDelimiter | null
  readonly dateFormat?: string | null
  readonly sheet?: string | null
  readonly headerRow?: number | null
}

/** The format of the days in a file. */
export const dateFormatOf = (reading: StoredReading | null): DateFormat => {
  const format = reading?.dateFormat ?? ''
  return isDateFormat(format) ? format : 'dd.MM.yyyy'
}

/** Whether a file is a workbook, which keeps numbers as such: files of text have a delimiter, chosen or found out. */
export const isWorkbook = (reading: StoredReading | null): boolean => reading !== null && reading.delimiter === null
