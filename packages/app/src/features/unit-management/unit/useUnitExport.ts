import { useMutation } from '@apollo/client/react'
import type { ExportFormat } from '@somo/graphql/schema'
import { ExportUnitsDocument } from '@somo/graphql/unit-management'
import { startedBy, useJobFile, type FileState } from '../../../domain/job/useJobFile.ts'

/** A file of the tree, and how far it is. */
export interface ExportUse {
  readonly state: FileState
  /** Of a unit with all below it; null: all that the person manages. */
  readonly onExport: (under: string | null, format: ExportFormat) => void
}

/** Makes it by a job of the server. */
export function useUnitExport(): ExportUse {
  const [start] = useMutation(ExportUnitsDocument)
  const { state, make } = useJobFile()
  return {
    state,
    onExport: (under, format) =>
      make(async () => startedBy(await start({ variables: { under, format } }), (data) => data.unit.exportUnits.job)),
  }
}
