import type { ExportFormat } from '@somo/graphql/schema'
import { useJobFile, type FileState, type StartedJob } from './useJobFile.ts'

/** A list as a file: how far it is, and what makes it. */
export interface ListExport<Format extends string = ExportFormat> {
  readonly file: FileState
  readonly onExport: (format: Format) => void
}

/** A file of what a list shows at that moment, made by the job that `start` begins (`startedBy` reads its answer). */
export function useListExport<Format extends string = ExportFormat>(
  start: (format: Format) => Promise<StartedJob>,
): ListExport<Format> {
  const { state, make } = useJobFile()
  return { file: state, onExport: (format) => make(() => start(format)) }
}
