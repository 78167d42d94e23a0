import { useMutation } from '@apollo/client/react'
import type { ExportFormat } from '@somo/graphql/schema'
import { ExportUnitsDocument } from '@somo/graphql/unit-management'
import { useJobFile, type FileState } from '../../domain/job/useJobFile.ts'
import { toProblem } from '../../platform/errors/problem.ts'

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
      make(async () => {
        const { data, error } = await start({ variables: { under, format } })
        return { uuid: data?.unit.exportUnits.job?.uuid ?? null, problem: toProblem(error) }
      }),
  }
}
