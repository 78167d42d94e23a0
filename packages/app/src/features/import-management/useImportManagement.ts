import { useMutation, useQuery } from '@apollo/client/react'
import {
  CountImportsDocument,
  ExportImportsDocument,
  ImportsDocument,
  ImportTemplateDocument,
} from '@somo/graphql/import-management'
import type { ExportFormat, ImportKind } from '@somo/graphql/schema'
import { useState } from 'react'
import { startedBy } from '../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../domain/job/useListExport.ts'
import type { ListCount } from '../../domain/list/ListPages.tsx'
import { pageOf } from '../../domain/list/listPage.ts'
import type { ListState } from '../../domain/list/listSpec.ts'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { exportColumns, filterOf, importCodec, sortOf } from './importList.ts'
import type { FileAnswer, ImportsPage } from './importTypes.ts'

/** What the list asks of the API. */
export interface ImportManagementData extends ListExport {
  readonly page: QueryState<ImportsPage>
  readonly count: ListCount & { readonly problem: Problem | null }
  readonly refresh: () => void
  readonly template: (kind: ImportKind, format: ExportFormat) => Promise<FileAnswer>
}

/** Counted no further at first, and as far as it goes on demand. */
const cap = 1_000
const furthest = 10_000

/** The imports of an address and their number. */
export function useImportManagement(state: ListState<'whole'>): ImportManagementData {
  const filter = filterOf(state)
  const listed = importCodec.keep(state)
  const [wanted, setWanted] = useState<string | null>(null)
  const asked = useQuery(ImportsDocument, {
    variables: { page: pageOf(state), sort: sortOf(state), filter },
    fetchPolicy: 'cache-and-network',
  })
  const counted = useQuery(CountImportsDocument, {
    variables: { cap: wanted === listed ? furthest : cap, filter },
    fetchPolicy: 'cache-and-network',
  })
  const list = useImportsFile(state)
  const [template] = useMutation(ImportTemplateDocument)
  const matching = counted.data?.imports.count ?? null
  return {
    page: {
      isWaiting: asked.loading,
      data: (asked.data ?? asked.previousData)?.imports.imports ?? null,
      problem: toProblem(asked.error),
    },
    count: {
      matching,
      isCapped: wanted !== listed && matching !== null && matching >= cap,
      onCountAll: () => setWanted(listed),
      isCounting: counted.loading,
      problem: toProblem(counted.error),
    },
    refresh: () => {
      for (const question of [asked.refetch(), counted.refetch()]) question.catch(() => undefined)
    },
    ...list,
    template: async (kind, format) => {
      const { data, error } = await template({ variables: { kind, format } })
      return fileAnswer(data?.import.template, error)
    },
  }
}

/** The list as a file, with what is listed and in which columns. */
function useImportsFile(state: ListState<'whole'>): ListExport {
  const [start] = useMutation(ExportImportsDocument)
  const wish = { filter: filterOf(state), sort: sortOf(state), columns: exportColumns(state.layout) }
  return useListExport(async (format) =>
    startedBy(await start({ variables: { ...wish, format } }), (data) => data.import.exportImports.job),
  )
}

/** An answer about a file; a call that failed is a problem and never nothing. */
export function fileAnswer(payload: Omit<FileAnswer, 'problem'> | undefined, error: unknown): FileAnswer {
  if (payload !== undefined) return { ...payload, problem: null }
  return { url: null, userErrors: [], problem: toProblem(error) ?? { code: 'INTERNAL', requestId: null } }
}
